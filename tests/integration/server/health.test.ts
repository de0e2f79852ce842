import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase } from "../process/empty-database";
import { serve, type Server } from "./serve";
import { slowWayTo } from "./slow-database";

const SESSION_SECRET = "ab".repeat(32);
const AWAY = [503, { status: "error", reason: "database" }];

let way: Awaited<ReturnType<typeof slowWayTo>>;
let server: Server;
beforeAll(async () => {
  way = await slowWayTo(await createDatabase());
  server = await serve({ DATABASE_URL: way.url, SESSION_SECRET });
});
afterAll(async () => {
  await server.stop();
  way.close();
});

async function health({ port }: Server, query = ""): Promise<[number, unknown]> {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz${query}`);
  return [answer.status, await answer.json()];
}

test("a database that answers slowly is busy, one that answers nobody is away; neither ends the process", async () => {
  await expect.poll(() => health(server), { timeout: 10_000 }).toEqual([200, { status: "ok" }]);
  way.delayMs = 600;
  await expect.poll(() => health(server), { timeout: 10_000 }).toEqual([200, { status: "ok", busy: true }]);
  way.delayMs = 3_600_000;
  await expect.poll(() => health(server), { timeout: 10_000 }).toEqual(AWAY);
  expect(await health(server, "?alive")).toEqual([200, { status: "ok" }]);
  // The lost query is given up, with its connection.
  way.delayMs = 0;
  await expect.poll(() => health(server), { timeout: 15_000 }).toEqual([200, { status: "ok" }]);
}, 60_000);

test("a database that turns it away while it runs, or changes the password, is away", async () => {
  const url = await createDatabase();
  const admin = postgres(process.env.TEST_POSTGRES_URL ?? "", { max: 1, onnotice: () => undefined });
  const role = `health_${Date.now()}`;
  await admin.unsafe(`create role ${role} superuser login password 'old'`);
  const own = new URL(url);
  Object.assign(own, { username: role, password: "old" });
  const other = await serve({ DATABASE_URL: own.href, SESSION_SECRET });
  const turnAway = async (statement: string) => {
    await admin.unsafe(statement);
    await admin`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${role}`;
  };
  try {
    await expect.poll(() => health(other), { timeout: 10_000 }).toEqual([200, { status: "ok" }]);
    for (const [change, back] of [
      ["password 'new'", "password 'old'"],
      ["nologin", "login"],
    ]) {
      await turnAway(`alter role ${role} ${change}`);
      await expect.poll(() => health(other), { timeout: 10_000 }).toEqual(AWAY);
      expect(await health(other, "?alive")).toEqual([200, { status: "ok" }]);
      await turnAway(`alter role ${role} ${back}`);
      await expect.poll(() => health(other), { timeout: 10_000 }).toEqual([200, { status: "ok" }]);
    }
  } finally {
    await other.stop();
    await turnAway(`alter role ${role} nologin`);
    await admin.end();
  }
}, 60_000);
