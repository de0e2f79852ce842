import { existsSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { runNpm } from "./npm.mjs";
import { withProgress } from "./progress.mjs";
import { root } from "./project.mjs";
import { refusedBySystem } from "./refused-by-system.mjs";
import { readStamp, writeStamp } from "./stamp.mjs";

const STAMP = "node_modules/.install-stamp";
// Development packages hold the compiler, and NODE_ENV=production would leave them out.
const NPM_CI = ["ci", "--include=dev", "--prefer-offline", "--no-progress"];

/** Inputs that determine node_modules: the lock file, the patches, and the machine its binaries are for. */
const wanted = (project) =>
  `${process.platform} ${process.arch} ${fingerprint(project, ["package-lock.json", "patches"])}`;

/** Whether node_modules is what an install would make today; `dev` asks for the compiler, which images leave out. */
export function isInstalled(project, { dev }) {
  const hasCompiler = existsSync(join(project, "node_modules/@remix-run/dev"));
  return (hasCompiler || !dev) && readStamp(join(project, STAMP)) === wanted(project);
}

export const noteInstalled = (project) => writeStamp(join(project, STAMP), wanted(project));

/** @returns {Promise<{ ok: true } | { ok: false, message: string }>} */
export async function ensureInstalled({ dev, env }) {
  if (isInstalled(root, { dev })) return { ok: true };
  const { code, output } = await withProgress("Pakete installieren (npm ci)", () => runNpm(NPM_CI, env), {
    env,
    worked: (result) => result.code === 0,
  });
  if (code === 0) return { ok: true };
  const refused = refusedBySystem(output);
  if (refused) return { ok: false, message: refused };
  process.stderr.write(output);
  return { ok: false, message: "Die Pakete konnten nicht installiert werden; die Meldung von npm steht darüber." };
}
