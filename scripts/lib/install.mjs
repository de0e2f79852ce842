import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { withProgress } from "./progress.mjs";
import { root } from "./project.mjs";
import { refusedBySystem } from "./refused-by-system.mjs";
import { run } from "./run.mjs";
import { readStamp, writeStamp } from "./stamp.mjs";

const STAMP = "node_modules/.install-stamp";

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
  const { code, output } = await withProgress("Pakete installieren (npm ci)", () => npmCi(env), {
    env,
    worked: (result) => result.code === 0,
  });
  if (code === 0) return { ok: true };
  const refused = refusedBySystem(output);
  if (refused) return { ok: false, message: refused };
  process.stderr.write(output);
  return { ok: false, message: "Die Pakete konnten nicht installiert werden; die Meldung von npm steht darüber." };
}

function npmCi({ npm_config_prefix: prefix, npm_config_globalconfig: globalconfig, ...env }) {
  // `npm --prefix <project> start` hands on a prefix that makes our npm miss the machine's own settings.
  const isOurs = prefix !== undefined && resolve(prefix) === resolve(root);
  const settings = isOurs ? {} : { npm_config_prefix: prefix, npm_config_globalconfig: globalconfig };
  // Development packages hold the compiler, and NODE_ENV=production would leave them out.
  const args = ["ci", "--include=dev", "--prefer-offline", "--no-progress"];
  // The npm that started us, so that its version stays the same; else the one on the PATH.
  const isNpm = /npm-cli\.c?js$/.test(env.npm_execpath ?? "");
  const [command, ...before] = isNpm ? [process.execPath, env.npm_execpath] : ["npm"];
  const options = { cwd: root, env: { ...env, ...settings }, capture: true, shell: process.platform === "win32" };
  return run(command, [...before, ...args], options);
}
