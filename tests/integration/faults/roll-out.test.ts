import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { testEnvironment } from "../../../scripts/lib/environment.mjs";
import { run } from "../../../scripts/lib/run.mjs";
import postgres from "postgres";
import { createDatabase } from "../process/empty-database";
import { startServer, type Server } from "../process/process";
import { startProxy } from "../process/proxy";
import { enter, startLoad } from "./load";

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
let olderToo: Server;
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
    APP_URL: "http://localhost:3000",
    // High, as overload has a test of its own.
    MAX_IN_PROGRESS: "500",
    // A worker of its own does what nobody waits for.
    JOBS: "0",
  };
  await build(project);
  olderFiles = await assetsOf(project);
  older = await startServer(environment, [], project);
  olderToo = await startServer(environment, [], project);
  const styles = join(project, "app/tailwind.css");
  await writeFile(styles, `${await readFile(styles, "utf8")}\n.roll-out { color: red; }\n`);
  const route = join(project, "app/entry.client.tsx");
  await writeFile(route, `${await readFile(route, "utf8")}\nconsole.debug("newer");\n`);
  await build(project);
  newer = await startServer(environment, [], project);
}, 240_000);
afterAll(async () => {
  await Promise.all([older.stop(), olderToo.stop(), newer.stop()]);
  await rm(project, { recursive: true });
});

const assetsOf = async (folder: string) =>
  (await readdir(join(folder, "public/build"), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "public").length));

/** Assets that a page requests by itself. */
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

/** Starts a worker of the project and waits until it works; the result stops it and resolves to its exit code. */
async function startWorker(): Promise<() => Promise<number | null>> {
  const env: NodeJS.ProcessEnv = { ...testEnvironment(process.env), ...environment, NODE_ENV: "production" };
  const worker = spawn(process.execPath, ["scripts/command.mjs", "worker"], {
    env,
    cwd: project,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(worker, "exit");
  onTestFinished(() => void worker.kill("SIGKILL"));
  await once(worker.stdout, "data");
  return async () => {
    worker.kill("SIGTERM");
    await ended;
    return worker.exitCode;
  };
}

test("three processes and a worker are replaced one after the other, and nobody who registers, reads or ticks meanwhile notices", async () => {
  const sql = postgres(environment.DATABASE_URL ?? "", { max: 1 });
  onTestFinished(() => sql.end());
  const third = await startServer(environment, [], project);
  onTestFinished(async () => void (await third.stop()));
  const processes = [older, olderToo, third];
  let stopWorker = await startWorker();
  const proxy = await startProxy(processes);
  onTestFinished(() => void proxy.close());
  const dataDir = environment.DATA_DIR ?? "";
  const { answered, failures, lanes } = await startLoad({
    url: proxy.url,
    dataDir,
    people: 3,
    files: await assetsIn(older),
    ownerOf: async (email) => String((await sql`select user_id from profiles where email = ${email}`)[0]?.user_id),
  });
  const more = async (count: number) => {
    const goal = answered() + count;
    await expect.poll(answered, { timeout: 30_000 }).toBeGreaterThanOrEqual(goal);
  };
  const newcomers: string[] = [];
  try {
    await more(40);
    for (const leaving of [older, olderToo, third]) {
      const email = `newcomer-${newcomers.length}@example.org`;
      newcomers.push(email);
      const entering = enter({ url: proxy.url, dataDir }, email);
      processes.splice(processes.indexOf(leaving), 1);
      await expect.poll(() => proxy.open.get(leaving.url) ?? 0, { timeout: 10_000 }).toBe(0);
      expect(await leaving.stop()).toBe(0);
      const next = await startServer(environment, [], project);
      onTestFinished(async () => void (await next.stop()));
      processes.push(next);
      await more(40);
      await entering;
      expect(await stopWorker()).toBe(0);
      stopWorker = await startWorker();
    }
  } finally {
    await Promise.all(lanes.map((lane) => lane.stop()));
  }
  expect(failures).toEqual([]);
  for (const { owner, kept } of lanes) {
    const [task] = await sql`select completed, answer from user_tasks where user_id = ${owner}`;
    expect(task).toEqual({ completed: true, answer: kept });
  }
  // Who registered meanwhile is welcomed, each once.
  const open = async () => Number((await sql`select count(*) from notices where ended_at is null`)[0]?.count);
  await expect.poll(open, { timeout: 30_000 }).toBe(0);
  expect(await stopWorker()).toBe(0);
  const welcomes = await welcomesIn(dataDir);
  for (const email of newcomers) expect({ email, count: welcomes.get(email) }).toEqual({ email, count: 1 });
}, 240_000);

/** Address → number of welcomes that went to it. */
async function welcomesIn(dataDir: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const name of await readdir(join(dataDir, "outbox"))) {
    if (!(await readFile(join(dataDir, "outbox", name), "utf8")).includes("Subject: Willkommen bei Startklar\r\n"))
      continue;
    const email = /^To: .*?([^\s<]+@[^\s>]+)/m.exec(await readFile(join(dataDir, "outbox", name), "utf8"))?.[1] ?? "";
    counts.set(email, (counts.get(email) ?? 0) + 1);
  }
  return counts;
}
