import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { NODES, placeOf } from "./node-releases.mjs";
import { runNpm } from "./npm.mjs";
import { withProgress } from "./progress.mjs";
import { refusedBySystem } from "./refused-by-system.mjs";
import { run } from "./run.mjs";
import { readStamp } from "./stamp.mjs";

const QUIETLY = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--no-progress", "--prefer-offline"];

/**
 * Path of a Node of this major in .cache; installs it from npm's package for the platform where it is missing or broken,
 * after a call of `before`: the package `node` would run npm inside npm. Two processes may do so at once.
 * @returns {Promise<{ ok: true, path: string } | { ok: false, message: string }>}
 */
export async function ensureNode(major, env, { out = process.stderr, before = () => undefined } = {}) {
  const place = placeOf(major);
  if (!place) return failure(`Für ${process.platform} ${process.arch} gibt es Node ${major} nicht als Paket von npm.`);
  if (await startsIn(place.folder, place)) return { ok: true, path: join(place.folder, place.program) };
  if (isMusl()) return failure(`Für dieses System (musl) gibt es Node ${major} nicht als Paket von npm.`);
  before(place);
  removeLeftovers(dirname(place.folder));
  const draft = `${place.folder}.${process.pid}`;
  const problem = await fetchInto(draft, place, { env, out });
  if (problem === null) await moveIntoPlace(draft, place);
  for (const left of [draft, `${draft}.old`]) rmSync(left, { recursive: true, force: true });
  return problem === null ? { ok: true, path: join(place.folder, place.program) } : failure(problem);
}

const failure = (message) => ({ ok: false, message });

/** Resolves to null, or to a sentence. */
async function fetchInto(folder, place, { env, out }) {
  // Without --prefix npm looks for a package.json above the folder, and installs there.
  const install = () => runNpm(["install", "--prefix", folder, ...QUIETLY, place.spec], env);
  const label = `Node ${place.version} laden (npm install ${place.spec})`;
  const { code, output } = await withProgress(label, install, { env, out, worked: ({ code }) => code === 0 });
  if (code !== 0) {
    const refused = refusedBySystem(output);
    if (!refused) process.stderr.write(output);
    return refused ?? `npm hat Node ${place.version} nicht laden können; die Meldung steht darüber.`;
  }
  const installed = readStamp(join(folder, "node_modules/.package-lock.json"))?.packages[`node_modules/${place.name}`];
  if (installed?.integrity !== place.integrity)
    return `Was npm als ${place.spec} geladen hat, ist nicht das festgelegte Paket.`;
  return (await startsIn(folder, place)) ? null : `Node ${place.version} startet auf diesem Rechner nicht.`;
}

/** A file is not enough: it may be half of one, or one for another system. */
async function startsIn(folder, { program, version }) {
  const { code, output } = await run(join(folder, program), ["--version"], { capture: true, timeout: 20_000 });
  return code === 0 && output.trim() === `v${version}`;
}

/** Renames, so that a whole Node lies there at any moment, or a broken one. Another process may be first. */
async function moveIntoPlace(draft, place) {
  if (await startsIn(place.folder, place)) return;
  try {
    if (existsSync(place.folder)) renameSync(place.folder, `${draft}.old`);
    renameSync(draft, place.folder);
  } catch (error) {
    if (!(await startsIn(place.folder, place))) throw error;
  }
}

/** Removes versions that nothing names any more, and drafts whose process is gone. */
function removeLeftovers(cache) {
  mkdirSync(cache, { recursive: true });
  const named = Object.values(NODES).map(({ version }) => version);
  for (const name of readdirSync(cache)) {
    const [, version, pid] = /^node-(\d+\.\d+\.\d+)(?:\.(\d+)(?:\.old)?)?$/.exec(name) ?? [];
    if (!version || (pid ? isAlive(Number(pid)) : named.includes(version))) continue;
    rmSync(join(cache, name), { recursive: true, force: true });
  }
}

/** Whether a process runs; this one does, but has no draft yet. */
function isAlive(pid) {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Builds against glibc, which npm's packages are, do not start there. */
function isMusl() {
  if (process.platform !== "linux") return false;
  // Else the report looks up names of hosts.
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime === undefined;
}

/** With it, what is started as `node` is this one. */
export const environmentOf = (path, env) => ({ ...env, PATH: `${dirname(path)}${delimiter}${env.PATH ?? ""}` });
