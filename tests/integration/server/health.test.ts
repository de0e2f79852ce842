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
  // The question that was lost is given up, with its connection.
  way.delayMs = 0;
  await expect.poll(() => health(server), { timeout: 15_000 }).toEqual([200, { status: "ok" }]);
}, 60_000);

test("a database that is not there, or refuses the password, is away", async () => {
  const wrong = [new URL(way.url), new URL(way.url)];
  for (const [index, part] of ["pathname", "password"].entries())
    Object.assign(wrong[index] ?? {}, { [part]: "wrong" });
  for (const url of wrong) {
    const other = await serve({ DATABASE_URL: url.href, SESSION_SECRET });
    expect(await health(other), url.href).toEqual(AWAY);
    expect(await health(other, "?alive")).toEqual([200, { status: "ok" }]);
    await other.stop();
  }
}, 60_000);
