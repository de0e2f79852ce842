import serveStatic from "../../../node_modules/serve-static/index.js";

/** Stands in the bundled server for serve-static, so that only requests for files reach it (public-files.mjs). */
const serveFiles = globalThis.onlyFiles(serveStatic);

// What `require` gives to Express.
export { serveFiles as "module.exports" };
