/**
 * What nobody uses has no place here: `knip` finds files, exports and dependencies, `knip --production` what tests alone
 * keep alive. There, an export that its own file uses may exist for a test.
 */
const isProduction = process.argv.includes("--production");

/** Named by their files: the server, and what npm runs after an install. */
const NOT_IMPORTED = ["@remix-run/serve", "patch-package"];

/** Started by name, which no import says. */
const STARTED = [
  "public/sw.js!",
  "app/{entry.client,entry.server,root,routes/**/*}.{ts,tsx}!",
  "app/{backup/cli,content/check-cli}.server.ts!",
  "scripts/*.mjs!",
  "scripts/lib/dev-reload.mjs!",
  "scripts/lib/serve/{bundled-static.cjs,unused.mjs}!",
  "bench/main.mjs!",
  "bench/**/*-preload.mjs!",
  "bench/bare/*.mjs!",
  "bench/content/load-once.mjs!",
  "bench/remix-floor/{remix.config.js,app/**}!",
];

export default {
  entry: [...STARTED, "playwright.config.ts", "tests/e2e/*.spec.ts", "tests/integration/server/probe.mjs"],
  project: ["**/*.{ts,tsx,js,mjs,cjs,css}!", "!tests/**!", "!**/*.test.{ts,tsx}!", "!*.config.{js,ts}!"],
  // Of remix-serve, which lists it as its own.
  ignoreDependencies: ["serve-static", ...(isProduction ? NOT_IMPORTED : [])],
  ignoreBinaries: ["flock", "unshare"],
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
};
