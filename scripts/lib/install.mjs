import { accessSync, constants, mkdirSync } from "node:fs";
import { homedir } from "node:os";
import { resolve } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { explainInstallFailure, isExplained, isNetworkFailure, notWritable } from "./install-errors.mjs";
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

/** Without a registry npm retries for many minutes, so it is asked for first; what is cached needs none. */
async function npmCi(env) {
  // Development packages hold the compiler, and NODE_ENV=production would leave them out.
  const ci = ["ci", "--include=dev", "--no-progress"];
  const ping = await npm(["ping", "--fetch-retries=0", "--fetch-timeout=10000"], env);
  if (ping.code === 0 || !isNetworkFailure(ping)) return npm([...ci, "--prefer-offline"], env);
  const fromCache = await npm([...ci, "--offline"], env);
  return fromCache.code === 0 ? fromCache : ping;
}

function npm(args, env) {
  const [command, ...before] = npmCommand(env);
  return run(command, [...before, ...args], {
    cwd: root,
    env: npmEnvironment(env),
    capture: true,
    shell: process.platform === "win32",
  });
}

function npmEnvironment(env) {
  const result = { ...env };
  // `npm --prefix <project> start` hands on a prefix that makes our npm miss the machine's own settings.
  if (env.npm_config_prefix && resolve(env.npm_config_prefix) === resolve(root)) {
    delete result.npm_config_prefix;
    delete result.npm_config_globalconfig;
  }
  if (!isWritable(homedir())) result.npm_config_cache = ownCache();
  return result;
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
