import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startSmtp } from "../../fakes/smtp";
import { codeIn } from "../../fixtures/mailed-code";
import { createDatabase } from "../process/empty-database";
import { answer, postToSync, tick } from "../app/device";
import { sendTo, startServer, type Server } from "../process/process";
import { startProxy } from "../process/proxy";
import { Visitor } from "../app/visitor";

vi.setConfig({ testTimeout: 60_000 });

const ORIGIN = "http://localhost:3000";
const MISSION = "/mission/content-creator-in-1";

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let sql: postgres.Sql;
let processes: Server[];
let proxy: Awaited<ReturnType<typeof startProxy>>;

// Follows docs/operating.md: the same secret, address, database and mail server, and nothing else in common.
beforeAll(async () => {
  smtp = await startSmtp();
  const databaseUrl = await createDatabase();
  sql = postgres(databaseUrl, { max: 1 });
  const environment = {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: "ab".repeat(32),
    APP_URL: ORIGIN,
    TRUST_PROXY: "1",
    SMTP_URL: smtp.url,
    MAIL_FROM: "hallo@start.example",
    // High, as overload has a test of its own.
    MAX_IN_PROGRESS: "500",
  };
  const start = async () => startServer({ ...environment, DATA_DIR: await mkdtemp(join(tmpdir(), "process-")) });
  // Both start at once: one of them migrates, the other waits.
  processes = await Promise.all([start(), start()]);
  proxy = await startProxy(processes);
}, 120_000);
afterAll(async () => {
  proxy.close();
  await Promise.all(processes.map((server) => server.stop()));
  await sql.end();
  await smtp.close();
});

const browser = () => new Visitor((request) => sendTo(proxy.url, request), undefined, ORIGIN);
const codeFor = (email: string) => codeIn(smtp.mails.findLast(({ to }) => to.includes(email))?.message ?? "");

/** Registers, confirms and chooses a path; every request is another process's. */
async function enter(email: string) {
  const member = browser();
  const before = [...proxy.served];
  await member.post("/onboarding", { name: "Anna", email });
  await member.post("/email-verification", { intent: "confirm", code: codeFor(email) });
  expect(proxy.served).toEqual(before.map((count) => count + 1));
  await member.post("/quiz", { intent: "finish" });
  await member.post("/career-path-selection", { path: "content-creator-in" });
  const [person] = await sql`select user_id from profiles where email = ${email}`;
  const owner = String(person?.user_id);
  return { member, owner, send: (...changes: object[]) => postToSync(member, { owner, changes }) };
}

test("who registers at one process confirms at the other and is logged in at both, until logging out at either", async () => {
  const { member } = await enter("both@example.org");
  const copies = processes.map((server) => {
    const copy = new Visitor(server.handle, undefined, ORIGIN);
    for (const [name, value] of member.cookies) copy.cookies.set(name, value);
    return copy;
  });
  for (const copy of copies) expect((await copy.get("/home")).status).toBe(200);
  await copies[0]?.post("/logout", {});
  expect(copies[1]?.cookies.size).toBeGreaterThan(0);
  for (const copy of [member, ...copies]) expect((await copy.get("/home")).headers.get("Location")).toBe("/auth");
});

test("parallel ticks and answers at both add up, and a mission finished at both pays once", async () => {
  const { member, owner, send } = await enter("parallel@example.org");
  const changes = Array.from({ length: 12 }, (_, round) => [
    tick("cc1-1", true),
    tick("cc1-2", true),
    answer(`Antwort ${round}`, 1000 * (12 - round)),
  ]).flat();
  const sent = await Promise.all(changes.map((change) => send(change)));
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
  const tasks = await sql`select task_id, completed, answer from user_tasks where user_id = ${owner} order by task_id`;
  expect(tasks).toMatchObject([
    { task_id: "cc1-1", completed: true, answer: "Antwort 11" },
    { task_id: "cc1-2", completed: true },
  ]);
  await Promise.all(Array.from({ length: 8 }, () => member.post(MISSION, { intent: "finish" })));
  const [progress] = await sql`select total_xp from user_progress where user_id = ${owner}`;
  const ledger = await sql`select kind, ref, amount from xp_ledger where user_id = ${owner}`;
  expect(ledger.filter(({ kind, ref }) => kind === "mission" && ref === "content-creator-1")).toHaveLength(1);
  expect(progress?.total_xp).toBe(ledger.reduce((sum, { amount }) => sum + Number(amount), 0));
});

test("a limit counts what comes in at both", async () => {
  const { send } = await enter("limit@example.org");
  const asked = await Promise.all(Array.from({ length: 150 }, () => send(tick("cc1-1", true))));
  const statuses = asked.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
});
