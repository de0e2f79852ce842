import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../scripts/lib/run.mjs";
import { countElements, parsePage } from "./page/tree.mjs";
import { app, floor, floorBuild } from "./programs/list.mjs";
import { startPostgres } from "./programs/postgres.mjs";
import { startProcess } from "./programs/process.mjs";
import { send } from "./visit/http.mjs";
import { registerMember, registerNewcomer } from "./visit/member.mjs";

// Shared by the measurements: the app on its own PostgreSQL with a member on a path and a newcomer before the test, the
// Remix floor, and the trees of the pages that have a bare counterpart.
export async function openWorkplace(env) {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const dataDir = join(folder, "data");
  await mkdir(dataDir);
  const closing = [() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })];
  const keep = (opened, close) => {
    closing.unshift(() => close(opened));
    return opened;
  };
  const close = async () => {
    for (const each of closing) await each();
  };
  try {
    await buildFloor(env);
    const postgres = keep(await startPostgres(folder), (server) => server.close());
    const programs = { app: app({ env, dataDir, databaseUrl: postgres.url }) };
    const running = keep(await startProcess(programs.app), (process) => process.stop());
    const where = { origin: running.url, dataDir };
    const newcomer = await registerNewcomer({ ...where, name: "Bea" });
    const member = await registerMember({ ...where, name: "Anna" });
    const landing = await keepTree(running.url, "/", "", folder);
    const legal = await keepTree(running.url, "/datenschutz", "", folder);
    const home = await keepTree(running.url, "/home", member.cookie, folder);
    programs.floor = floor({ env, elements: home.elements });
    const runningFloor = keep(await startProcess(programs.floor), (process) => process.stop());
    return { env, folder, postgres, programs, running, runningFloor, newcomer, member, landing, legal, home, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function buildFloor(env) {
  const { args, cwd } = floorBuild;
  const options = { cwd, env: { ...env, NODE_ENV: "production" }, capture: true };
  const { code, output } = await run(process.execPath, args, options);
  if (code !== 0) throw new Error(`The Remix floor could not be built:\n${output}`);
}

async function keepTree(origin, path, cookie, folder) {
  const { body } = await send(`${origin}${path}`, { headers: { Cookie: cookie } });
  const tree = parsePage(body.toString("utf8"));
  const file = join(folder, `tree${path.replaceAll("/", "-")}.json`);
  await writeFile(file, JSON.stringify(tree));
  return { path, cookie, file, elements: countElements(tree) };
}
