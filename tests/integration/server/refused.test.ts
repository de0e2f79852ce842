import { request, type RequestOptions } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { askFor } from "./load";
import { getRaw } from "./raw";
import type { Visitor } from "../app/visitor";
import { createDatabase } from "../process/empty-database";
import { serve, type Server } from "./serve";
import { slowWayTo } from "./slow-database";

let way: Awaited<ReturnType<typeof slowWayTo>>;
let server: Server;
let member: Visitor;
let home: { port: number; path: string; cookie: string };

beforeAll(async () => {
  way = await slowWayTo(await createDatabase());
  const settings = { MAX_IN_PROGRESS: "1", DATABASE_POOL: "1", SESSION_SECRET: "ab".repeat(32) };
  server = await serve({ DATABASE_URL: way.url, JOBS: "0", ...settings });
  member = await server.member("refused@example.org");
  home = { port: server.port, path: "/home", cookie: member.cookieHeader() };
});
afterAll(async () => {
  await server.stop();
  way.close();
});
beforeEach(() => {
  way.delayMs = 0;
});

/** Counts statements from here on; resolves once there are `count` of them. */
async function statementsAfter(count: number, action: () => void): Promise<() => number> {
  const before = way.statements;
  action();
  await expect.poll(() => way.statements - before, { timeout: 10_000, interval: 5 }).toBe(count);
  return () => way.statements - before;
}

test("whoever finds no room is told so, in the way they can read, and costs the database nothing", async () => {
  way.delayMs = 1_500;
  let first: Promise<{ status: number }> | undefined;
  const statements = await statementsAfter(1, () => {
    first = askFor(home);
  });
  const cookie = `Cookie: ${home.cookie}\r\n`;
  const [page, data, script, file, alive] = await Promise.all([
    getRaw(server.port, "/quests", `${cookie}Accept: text/html\r\n`),
    getRaw(server.port, "/quests?_data=routes%2F_app.quests", `${cookie}Accept: */*\r\n`),
    getRaw(server.port, "/profile/export", `${cookie}Accept: application/json\r\n`),
    getRaw(server.port, "/favicon.svg"),
    getRaw(server.port, "/healthz?alive"),
  ]);
  expect([page.status, data.status, script.status, file.status]).toEqual([503, 503, 503, 200]);
  for (const { headers } of [page, data, script]) {
    expect(headers.get("retry-after")).toBe("5");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
  expect(page.body).toContain("Gleich wieder da");
  expect(page.body).toContain('<html lang="de">');
  const [, sheet] = /href="(\/build\/[^"]+\.css)"/.exec(page.body) ?? [];
  expect((await getRaw(server.port, sheet ?? "")).status).toBe(200);
  // Marks the answer as thrown by a route, for which the app shows its own page.
  expect(data.headers.get("x-remix-catch")).toBe("yes");
  expect(JSON.parse(script.body)).toEqual({ error: "busy" });
  expect(alive.status).toBe(200);
  expect(statements()).toBe(1);
  expect((await first)?.status).toBe(200);
}, 30_000);

/** Sends a request, and disconnects as soon as the database has been asked for the session. */
async function goneAfterFirstStatement(path: string, options: RequestOptions, body = ""): Promise<() => number> {
  const asked = request({ host: "127.0.0.1", port: server.port, path, agent: false, ...options });
  asked.on("error", () => undefined);
  const statements = await statementsAfter(1, () => asked.end(body));
  asked.destroy();
  return statements;
}

test("the page of a client that has gone costs no further query, and its place is free again", async () => {
  way.delayMs = 1_000;
  const statements = await goneAfterFirstStatement("/home", { headers: { Cookie: home.cookie } });
  // A page without a session makes no query.
  const welcome = { port: server.port, path: "/onboarding" };
  await expect.poll(async () => (await askFor(welcome)).status, { timeout: 10_000 }).toBe(200);
  expect(statements()).toBe(1);
}, 30_000);

test("a change that has begun is finished, though nobody waits for it any more", async () => {
  way.delayMs = 300;
  const path = "/profile/einstellungen";
  const headers = member.formHeaders();
  await goneAfterFirstStatement(path, { method: "POST", headers }, "intent=name&name=Berta");
  way.delayMs = 0;
  await expect.poll(async () => (await member.get(path)).text(), { timeout: 10_000 }).toContain("Berta");
}, 30_000);
