import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../runner/free-port.mjs";
import { startPostgres } from "../process/postgres-server";
import { killed } from "../process/process";
import { browserOf, readCode, serve } from "../process/served-app";
import type { Visitor } from "../app/visitor";

const MISSION = "/mission/va-allround-1";
const LANES = [1, 2, 3, 4].map((number) => `va-step-1-task-${number}`);
const LOAD_MS = 60_000;

let server: Awaited<ReturnType<typeof startPostgres>>;
let app: Awaited<ReturnType<typeof serve>>;
let admin: postgres.Sql;
let member: Visitor;
let port: number;

beforeAll(async () => {
  server = await startPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), "faults-"));
  port = await freePort();
  admin = postgres(server.url, { max: 1 });
  await admin`create role web login password 'web'`;
  await admin`create database web owner web`;
  const url = server.url.replace("postgres:postgres", "web:web").replace(/postgres$/, "web");
  const environment = { DATABASE_URL: url, SESSION_SECRET: "ab".repeat(32) };
  app = await serve({ dataDir, port, environment });
  member = browserOf(port);
  const email = "faults@example.org";
  await member.post("/onboarding", { name: "Anna", email });
  await member.post("/email-verification", { intent: "confirm", code: await readCode(dataDir, email) });
  await member.post("/quiz", { intent: "finish" });
  await member.post("/career-path-selection", { path: "va-allround" });
}, 120_000);
afterAll(async () => {
  await killed(app.child);
  await admin.end({ timeout: 1 });
  await server.remove();
});

/** Terminates the app's backends, like an operator or a failing machine; returns how many there were. */
async function killBackends(): Promise<number> {
  const killed = await admin`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'web'`;
  return killed.length;
}

/** Makes the server refuse new connections of the app, and ends existing ones. */
async function fillServer(): Promise<void> {
  await admin`alter role web connection limit 0`;
  await expect.poll(killBackends).toBe(0);
}

test("killed backends, restarts, a frozen and a full server under load: one process, nothing lost, only 503", async () => {
  const pid = app.child.pid;
  const acknowledged = new Map<string, number>();
  const statuses = new Map<number | string, number>();
  let good = 0;
  let isOver = false;
  const note = (status: number | string) => statuses.set(status, (statuses.get(status) ?? 0) + 1);

  const ask = async (request: () => Promise<Response>): Promise<boolean> => {
    const answer = await request().catch((error: unknown) => String(error));
    if (typeof answer === "string") {
      note(answer);
      return false;
    }
    note(
      answer.status === 503 && answer.headers.get("Retry-After") !== "5" ? "503 without Retry-After" : answer.status,
    );
    if (answer.status !== 503) good++;
    await answer.arrayBuffer();
    return answer.status === 302;
  };
  const lane = async (task: string) => {
    for (let count = 1; !isOver; count++) {
      const fields = { intent: "task", task, answer: String(count), completed: "on" };
      if (await ask(() => member.post(MISSION, fields))) acknowledged.set(task, count);
      await ask(() => member.get("/home"));
    }
  };
  const stranger = async () => {
    for (let count = 1; !isOver; count++) {
      await ask(() => browserOf(port).post("/auth", { intent: "send", email: `nobody-${count}@example.org` }));
    }
  };
  const moreGood = async (by: number) => {
    const goal = good + by;
    await expect.poll(() => good, { timeout: 20_000, interval: 10 }).toBeGreaterThanOrEqual(goal);
  };
  // New requests: those under way when the server froze wait until it goes on.
  const expectAway = async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => member.get("/home")));
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
  };
  const faults: (() => Promise<void>)[] = [
    async () => {
      await server.stop();
      await expectAway();
      await server.start();
    },
    async () => {
      await server.freeze();
      try {
        await expectAway();
      } finally {
        await server.thaw();
      }
    },
    async () => {
      await fillServer();
      await expectAway();
      await admin`alter role web connection limit -1`;
    },
  ];

  const running = Promise.all([...LANES.map(lane), stranger()]);
  const began = Date.now();
  try {
    for (let round = 0; Date.now() - began < LOAD_MS; round++) {
      for (let kill = 0; kill < 10; kill++) {
        await moreGood(5);
        await killBackends();
      }
      await faults[round % faults.length]?.();
      // Recovers within seconds, without intervention.
      await moreGood(20);
    }
  } finally {
    isOver = true;
    await running;
  }

  const bugs = app
    .output()
    .split("\n")
    .filter((line) => /"(failed|unhandled)"/.test(line));
  expect(bugs).toEqual([]);
  // 429: the stranger asks for more addresses than one client may.
  const isFine = (status: number | string) => status === 503 || status === 429 || Number(status) < 400;
  expect([...statuses.keys()].filter((status) => !isFine(status))).toEqual([]);
  expect(app.child.exitCode).toBeNull();
  expect(app.child.pid).toBe(pid);
  const outside = postgres(server.url.replace(/postgres$/, "web"), { max: 1 });
  const rows = await outside`select task_id, answer from user_tasks`;
  for (const [task, count] of acknowledged) {
    expect(Number(rows.find(({ task_id }) => task_id === task)?.answer), task).toBeGreaterThanOrEqual(count);
  }
  expect(acknowledged.size).toBe(LANES.length);
  await outside.end();
}, 180_000);
