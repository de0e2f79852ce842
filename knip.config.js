/**
 * What nobody uses has no place here: `knip` finds files, exports and dependencies, `knip --production` what tests alone
 * keep alive. There, an export that its own file uses may exist for a test.
 */
const isProduction = process.argv.includes("--production");

/** Named by their files: the server, and what npm runs after an install. */
const NOT_IMPORTED = ["@remix-run/serve", "patch-package"];

/** Started by name, which no import says. */
const STARTED = [
  "postcss.config.js!",
  "app/{entry.client,entry.server,root,routes/**/*}.{ts,tsx}!",
  "app/{backup/cli,mail/preview-cli,operator/{cli,stripe-sync,fact-sheet,feedback,worker},payments/catalogue/cli}.server.ts!",
  "content-tools/{check,coach-answers,links,new,publish,report}/command.ts!",
  "content-tools/language-server/serve.ts!",
  ".vscode/extensions/*/extension.cjs",
  "app/service-worker/worker.ts!",
  "scripts/*.mjs!",
  "server/preload.mjs!",
  "scripts/lib/{command,compile-commands,dev,frontmatter-lsp,lower-styles,split-styles,start}.mjs!",
  "server/dev/*.mjs!",
  "server/{bundled-static.cjs,unused.mjs}!",
  "bench/main.mjs!",
  "native/sync.mjs!",
  "breaking/main.mjs!",
  "breaking/mutate/{main,trial}.mjs!",
  "breaking/runners/vitest.config.ts!",
  "bench/**/*-preload.mjs!",
  "bench/programs/bare/*.mjs!",
  "bench/content/load-once.mjs!",
  "bench/programs/remix-floor/{remix.config.js,app/**}!",
];

/** Started as a process of its own, and found by an editor's extension. */
const OF_EDITORS = ["vscode", "vscode-languageclient", "yaml-language-server"];

/** Named in styles and by PostCSS, and where PDF files get their letters. */
const OF_STYLES = [
  "@fontsource/figtree",
  "@fontsource/bricolage-grotesque",
  "@fontsource-variable/figtree",
  "tailwindcss",
  "dejavu-fonts-ttf",
];

export default {
  entry: [
    ...STARTED,
    "oxlint.config.js",
    "playwright.config.ts",
    "tests/e2e/*.spec.ts",
    "tests/engines/{playwright.config,*.spec}.ts",
    "tests/fakes/{model,stripe}/cli.ts",
    "tests/runner/main.mjs",
    "tests/lives/main.mjs",
    "tests/lives/world/clock.mjs",
    "tests/lives/acts/*/*.ts",
    "tests/pictures/{main.mjs,*.config.ts,*.pictures.ts}",
    "tests/integration/process/{build,postgres}-setup.ts",
    "tests/integration/server/probe.mjs",
  ],
  project: ["**/*.{ts,tsx,js,mjs,cjs,css}!", "!tests/**!", "!**/*.test.{ts,tsx}!", "!*.config.{js,ts}!"],
  // The first two are remix-serve's and Remix's own.
  ignoreDependencies: [
    "serve-static",
    "@remix-run/router",
    ...OF_STYLES,
    ...OF_EDITORS,
    ...(isProduction ? NOT_IMPORTED : []),
  ],
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
};
