import { existsSync } from "node:fs";
import { compressAssets } from "./compress-assets.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { removeOldAssets } from "./older-assets.mjs";
import { withProgress } from "./progress.mjs";
import { inProject, root } from "./project.mjs";
import { refusedBySystem } from "./refused-by-system.mjs";
import { run } from "./run.mjs";
import { bundleServer } from "../../server/bundle.mjs";
import { buildServiceWorker, SERVICE_WORKER } from "./service-worker.mjs";
import { readStamp, removeStamp, writeStamp } from "./stamp.mjs";

const STAMP = inProject(".cache/build-stamp");
const INPUTS = [
  "remix.config.js",
  "tsconfig.json",
  "postcss.config.js",
  "package-lock.json",
  "patches",
  "app",
  "public",
  "server/bundle.mjs",
  "scripts/lib/built-scripts.mjs",
  "scripts/lib/compress-assets.mjs",
  "scripts/lib/first-fonts.mjs",
  "scripts/lib/lower-styles.mjs",
  "scripts/lib/minify-scripts.mjs",
  "scripts/lib/page-styles.mjs",
  "scripts/lib/service-worker.mjs",
  "scripts/lib/split-styles.mjs",
  "server/bundled-static.cjs",
  "server/unused.mjs",
];

/** Tests and the build's own output are not part of the build. */
export const isNoInput = (path) => ["public/build", SERVICE_WORKER].includes(path) || /\.test\.tsx?$/.test(path);

export const isBuilt = () => {
  const stamp = readStamp(STAMP);
  const output = builtOutput();
  return stamp !== null && output !== null && stamp.output === output && stamp.inputs === inputs();
};

/** @returns {Promise<{ ok: true } | { ok: false, message: string }>} */
export async function ensureBuilt({ env }) {
  if (isBuilt()) return { ok: true };
  removeStamp(STAMP);
  // Taken before building: an edit during the build must make the next start build again.
  const builtFrom = inputs();
  // The kernel's clock, which stamps files, may be a moment behind.
  const began = Date.now() - 100;
  const result = await withProgress("App bauen", () => build(env, began), { env, worked: ({ ok }) => ok });
  if (!result.ok) {
    const refused = refusedBySystem(result.output);
    if (refused) return { ok: false, message: refused };
    process.stderr.write(result.output);
    return { ok: false, message: "Die App ließ sich nicht bauen; die Meldung des Compilers steht darüber." };
  }
  removeOldAssets({ folder: inProject("public/build"), record: inProject(".cache/older-assets.json"), began });
  writeStamp(STAMP, { inputs: builtFrom, output: builtOutput() });
  return { ok: true };
}

async function build(env, began) {
  const cli = inProject("node_modules/@remix-run/dev/dist/cli.js");
  const options = { cwd: root, env: { ...env, NODE_ENV: "production" }, capture: true };
  const { code, output } = await run(process.execPath, [cli, "build"], options);
  if (code !== 0) return { ok: false, output };
  // Loaded here: they need packages, and the start that installs them has loaded this file before.
  const { writePageStyles } = await import("./page-styles.mjs");
  const styles = await writePageStyles();
  if (!styles.ok) return styles;
  const { minifyScripts } = await import("./minify-scripts.mjs");
  await minifyScripts();
  await compressAssets(inProject("public/build"), began);
  const worker = await buildServiceWorker();
  return worker.ok ? bundleServer() : worker;
}

const inputs = () => fingerprint(root, INPUTS, isNoInput);

/** A hash of the server's build (a development build differs) and of the worker; null when the browser's is gone. */
const builtOutput = () => (existsSync(inProject("public/build")) ? fingerprint(root, ["build", SERVICE_WORKER]) : null);
