import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { run } from "../../../scripts/lib/run.mjs";
import { createDatabase } from "../process/empty-database";
import { startServer, type Server } from "../process/process";
import { startProxy } from "../process/proxy";

vi.setConfig({ testTimeout: 60_000 });

const LEFT_OUT = new Set(["node_modules", ".git", ".cache", ".data", "build", "tests"]);

/** A copy of the project that can be built by itself. */
async function copyProject(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), "project-"));
  const isPart = (path: string) => !LEFT_OUT.has(basename(path)) || path === project;
  await cp(".", project, { recursive: true, filter: isPart });
  await symlink(resolve("node_modules"), join(project, "node_modules"));
  return project;
}

async function build(project: string): Promise<void> {
  const { code, output } = await run(process.execPath, [join(project, "scripts/start.mjs"), "--prepare"], {
    cwd: project,
    capture: true,
  });
  expect(code, output).toBe(0);
}

let project: string;
let environment: Record<string, string>;
let older: Server;
let newer: Server;
let olderFiles: string[];

// A roll-out on one machine: the newer process starts from the same folder while the older one still serves.
beforeAll(async () => {
  project = await copyProject();
  environment = {
    DATABASE_URL: await createDatabase(),
    SESSION_SECRET: "ab".repeat(32),
    DATA_DIR: join(project, ".data"),
    CONTENT_DIR: resolve("content"),
  };
  await build(project);
  olderFiles = await assetsOf(project);
  older = await startServer(environment, [], project);
  const styles = join(project, "app/tailwind.css");
  await writeFile(styles, `${await readFile(styles, "utf8")}\n.roll-out { color: red; }\n`);
  const route = join(project, "app/entry.client.tsx");
  await writeFile(route, `${await readFile(route, "utf8")}\nconsole.debug("newer");\n`);
  await build(project);
  newer = await startServer(environment, [], project);
}, 240_000);
afterAll(async () => {
  await Promise.all([older.stop(), newer.stop()]);
  await rm(project, { recursive: true });
});

const assetsOf = async (folder: string) =>
  (await readdir(join(folder, "public/build"), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "public").length));

/** What a page asks for by itself. */
async function assetsIn({ url }: { url: string }): Promise<string[]> {
  const page = await (await fetch(`${url}/onboarding`)).text();
  return [...new Set(page.match(/\/build\/[\w./$-]+\.(?:js|css|woff2)/g))];
}

const statusesAt = async ({ url }: { url: string }, paths: readonly string[]) => {
  const answers = await Promise.all(paths.map((path) => fetch(`${url}${path}`)));
  return [...new Set(answers.map(({ status }) => status))];
};

test("the newer process has every file that a page of the older build may still ask for", async () => {
  expect(olderFiles.length).toBeGreaterThan(50);
  expect(await statusesAt(newer, olderFiles)).toEqual([200]);
});

test("pages of either process find their files at either", async () => {
  const [ofOlder, ofNewer] = [await assetsIn(older), await assetsIn(newer)];
  expect(ofOlder.length).toBeGreaterThan(2);
  expect(ofNewer.filter((path) => !ofOlder.includes(path)).length).toBeGreaterThan(1);
  for (const server of [older, newer]) expect(await statusesAt(server, [...ofOlder, ...ofNewer])).toEqual([200]);
});

test("where the processes have folders of their own, a proxy that asks the next one finds them", async () => {
  const apart = await mkdtemp(join(tmpdir(), "apart-"));
  await cp(project, apart, { recursive: true, verbatimSymlinks: true });
  const ofOlder = await assetsIn(older);
  const ofNewer = await assetsIn(newer);
  for (const path of ofOlder.filter((file) => !ofNewer.includes(file))) await rm(join(apart, "public", path));
  const third = await startServer({ ...environment, DATA_DIR: join(apart, ".data") }, [], apart);
  expect(await statusesAt(third, ofOlder)).toContain(404);
  const proxy = await startProxy([third, older]);
  try {
    expect(await statusesAt(proxy, ofOlder)).toEqual([200]);
  } finally {
    proxy.close();
    await third.stop();
    await rm(apart, { recursive: true });
  }
});
