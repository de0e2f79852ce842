import { accessSync, constants, mkdirSync } from "node:fs";
import { homedir } from "node:os";
import { fingerprint } from "./fingerprint.mjs";
import { explainInstallFailure, isExplained, notWritable } from "./install-errors.mjs";
import { holdsAll, installState } from "./install-state.mjs";
import { withProgress } from "./progress.mjs";
import { inProject, root } from "./project.mjs";
import { run } from "./run.mjs";
import { readStamp, writeStamp } from "./stamp.mjs";

const LOCK = "package-lock.json";
const INSTALLED = "node_modules/.package-lock.json";
const STAMP = inProject("node_modules/.install-stamp");

/**
 * Installs the packages unless they are there. Without `dev`, a production image without development packages is enough.
 * @returns {Promise<{ ok: true } | { ok: false, message: string }>}
 */
export async function ensureInstalled({ dev, env }) {
  const wanted = { ...current(), dev };
  const readLock = () => readStamp(inProject(LOCK));
  const readInstalled = () => readStamp(inProject(INSTALLED));
  const state = installState({ stamp: readStamp(STAMP), wanted, readLock, readInstalled });
  if (state === "fresh") return { ok: true };
  if (state === "stale") {
    if (!isWritable(root)) return { ok: false, message: notWritable(root) };
    const result = await withProgress("Pakete installieren (npm ci)", () => npmCi(env), {
      env,
      worked: ({ code }) => code === 0,
    });
    if (result.code !== 0) {
      const message = explainInstallFailure(result, root);
      if (!isExplained(message)) process.stderr.write(result.output);
      return { ok: false, message };
    }
  }
  const complete = state === "stale" || holdsAll(readLock(), readInstalled(), true);
  // A stamp that cannot be written costs only the comparison next time.
  if (isWritable(inProject("node_modules"))) writeStamp(STAMP, { ...current(), dev: complete });
  return { ok: true };
}

function current() {
  const hash = (path) => fingerprint(root, [path]);
  const nothing = fingerprint(root, []);
  const installed = hash(INSTALLED);
  return {
    lock: hash(LOCK),
    patches: hash("patches"),
    installed: installed === nothing ? null : installed,
    platform: `${process.platform}-${process.arch}`,
  };
}

function npmCi(env) {
  // Development packages hold the compiler, and NODE_ENV=production would leave them out. Fewer and shorter retries than
  // npm's own, so that a machine without a network hears about it within seconds instead of minutes.
  const args = ["ci", "--include=dev", "--no-progress", "--prefer-offline"];
  args.push("--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000");
  const [command, ...before] = npmCommand(env);
  return run(command, [...before, ...args], {
    cwd: root,
    env: isWritable(homedir()) ? env : { ...env, npm_config_cache: ownCache() },
    capture: true,
    shell: process.platform === "win32",
  });
}

/** The npm that started us, so that its version stays the same; else the one on the PATH. */
function npmCommand(env) {
  return /npm-cli\.c?js$/.test(env.npm_execpath ?? "") ? [process.execPath, env.npm_execpath] : ["npm"];
}

/** For users without a home folder of their own. */
function ownCache() {
  mkdirSync(inProject(".cache/npm"), { recursive: true });
  return inProject(".cache/npm");
}

export function isWritable(path) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
