// Replaces serve-static in the bundled server, so that only requests for files reach it (public-files.mjs).
module.exports = globalThis.serverShell.onlyFiles(require("../node_modules/serve-static/index.js"));
