import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { startWorker, type Worker } from "../../../app/jobs/worker.server";
import { startSmtp } from "../../fakes/smtp";
import { codeIn } from "../../fixtures/mailed-code";
import { registerVisitor, sql, startApp, type App, type Visitor } from "../app/app";

const ADMIN = "chefin@start.example";
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let app: App;

beforeAll(async () => {
  smtp = await startSmtp();
  const sender = { MAIL_FROM: "hallo@start.example", ADMIN_EMAIL: ADMIN };
  app = await startApp("postgres", { SMTP_URL: smtp.url, LOG_LEVEL: "debug", ...sender });
});
afterEach(() => smtp.behave("ok"));
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to.includes(email));
const headerOf = (message: string, name: string) => new RegExp(`^${name}: (.*(?:\r\n .*)*)`, "m").exec(message)?.[1];
const register = (visitor: Visitor, email: string, name = "Anna") => visitor.post("/onboarding", { name, email });
const resend = (visitor: Visitor) => visitor.post("/email-verification", { intent: "resend" });
const codeFor = (email: string) => codeIn(mailsTo(email).at(-1)?.message ?? "");
const confirm = (visitor: Visitor, email: string) =>
  visitor.post("/email-verification", { intent: "confirm", code: codeFor(email) });

test("a code is mailed to one recipient, with a subject that is the same for everybody", async () => {
  const names = ["Anna", 'Eve" <victim@example.org>, "x', "Eve, victim@example.org", "Jürgen 🎉", "=?utf-8?q?x?="];
  const addresses = names.map((_, number) => `mail-${number}@example.org`);
  const visitors: Visitor[] = [];
  for (const email of addresses) visitors.push(await registerVisitor(app, email));
  await app.passTime("61 seconds");
  for (const [number, visitor] of visitors.entries()) {
    // Some of these names cannot be chosen, but any stored name must be mailed.
    await app.query(sql`update profiles set first_name = ${names[number]} where email = ${addresses[number]}`);
    expect((await resend(visitor)).status).toBe(302);
  }
  const mails = addresses.map((email) => mailsTo(email).at(-1));
  expect(mails.map((mail) => mail?.to.length)).toEqual(names.map(() => 1));
  expect(mailsTo("victim@example.org")).toEqual([]);
  expect(new Set(mails.map((mail) => headerOf(mail?.message ?? "", "Subject"))).size).toBe(1);
  for (const { from, message } of mails.flatMap((mail) => mail ?? [])) {
    expect(from).toBe("hallo@start.example");
    expect(codeIn(message)).toMatch(/^\d{6}$/);
    expect(headerOf(message, "Subject")).not.toMatch(/\d/);
    expect(message).not.toMatch(/^(Bcc|Cc):/im);
  }
});

/** The deadline of a mail, and as much again for a busy machine. */
const GIVEN_UP_WITHIN_SECONDS = 2 * 8;

test("a mail server that never comes to the end is given up, and holds up nobody else", async () => {
  const timed = async (email: string) => {
    const started = performance.now();
    const visitor = app.visitor();
    const answer = await register(visitor, email);
    const page = await (await visitor.get("/email-verification")).text();
    return { seconds: (performance.now() - started) / 1_000, status: answer.status, page };
  };
  await expect.poll(smtp.connected).toBe(0);
  const waiting: ReturnType<typeof timed>[] = [];
  for (const mode of ["silent", "hang", "ehlo", "drip"] as const) {
    await smtp.behave(mode);
    waiting.push(timed(`${mode}@example.org`));
    await expect.poll(smtp.connected).toBe(waiting.length);
  }
  // More than the pool's connections: if one were held while mailing, other requests would get none.
  for (let number = 0; number < 12; number++) waiting.push(timed(`drip-${number}@example.org`));
  await expect.poll(smtp.connected).toBe(waiting.length);
  const inTransaction = sql`select count(*) from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`;
  expect(await app.count(inTransaction)).toBe(0);
  expect((await app.visitor().get("/healthz")).status).toBe(200);

  for (const { seconds, status, page } of await Promise.all(waiting)) {
    expect(status).toBe(302);
    expect(page).toContain("Fehler beim Senden der E-Mail");
    expect(seconds).toBeLessThan(GIVEN_UP_WITHIN_SECONDS);
  }
  // A mail that was given up does not arrive later either.
  await expect.poll(smtp.connected).toBe(0);
}, 60_000);

test.each(["refuse", "reject", "drop"] as const)(
  "a mail server that answers with %s is told in German, and nobody waits",
  async (mode) => {
    const email = `${mode}@example.org`;
    const visitor = app.visitor();
    await smtp.behave(mode);
    const answer = await register(visitor, email);
    expect(answer.headers.get("Location")).toBe("/email-verification");
    const page = await (await visitor.get("/email-verification")).text();
    expect(page).toContain("Fehler beim Senden der E-Mail");
    expect(page).toContain("Neuen Code anfordern</button>");
    expect(page).toContain("Noch kein Code unterwegs");
    expect(page).not.toContain("Code ging an");
    expect(await (await resend(visitor)).text()).toContain("Code konnte nicht gesendet werden.");
    expect(await app.count(sql`select count(*) from login_codes where email = ${email} and expires_at > now()`)).toBe(
      0,
    );
    await smtp.behave("ok");
    expect((await resend(visitor)).status).toBe(302);
    expect(await (await visitor.get("/email-verification")).text()).toContain("Dein Code ging an");
    expect(mailsTo(email)).toHaveLength(1);
    expect((await confirm(visitor, email)).headers.get("Location")).toBe("/quiz");
  },
);

describe("what follows a first login", () => {
  let worker: Worker;
  beforeAll(async () => {
    worker = await startWorker();
  });
  afterAll(() => worker.stop(1_000));

  test("is mailed without anybody waiting for it", async () => {
    const visitor = app.visitor();
    await register(visitor, "newcomer@example.org");
    await smtp.behave("hang");
    expect((await confirm(visitor, "newcomer@example.org")).headers.get("Location")).toBe("/quiz");
    // Welcome and operator's mail still wait for the greeting when the login is done.
    await expect.poll(smtp.connected).toBeGreaterThan(0);
  });

  test("the operator hears once of everybody who confirmed", async () => {
    const visitor = app.visitor();
    const about = () => mailsTo(ADMIN).filter(({ message }) => message.includes("announced@example.org"));
    await register(visitor, "announced@example.org");
    expect(about()).toEqual([]);
    await confirm(visitor, "announced@example.org");
    await vi.waitFor(() => expect(about()).toHaveLength(1), 20_000);
    expect(about()[0]?.to).toEqual([ADMIN]);
  });
});

test("the log holds neither address nor code nor token", async () => {
  const lines: string[] = [];
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, "write").mockImplementation((text) => lines.push(String(text)) > 0),
  );
  const email = "logged@example.org";
  const visitor = app.visitor();
  await smtp.behave("reject");
  await register(visitor, email);
  await smtp.behave("ok");
  await resend(visitor);
  await visitor.post("/email-verification", { intent: "confirm", code: "000000" });
  await confirm(visitor, email);
  // A query that fails by a bug, with the address among its values.
  await app.query(sql`alter table profiles add constraint no_address check (email <> 'logged2@example.org')`);
  await register(app.visitor(), "logged2@example.org");
  await app.query(sql`alter table profiles drop constraint no_address`);
  await app.query(sql`alter table quiz_answers rename to lost_answers`);
  await visitor.post("/quiz", { intent: "answer", question: "q4", answer: "3", next: "2" });
  await app.query(sql`alter table lost_answers rename to quiz_answers`);
  for (const spy of spies) spy.mockRestore();
  const log = lines.join("");
  expect(log).toMatch(/"mail-failed".*"reason":"\w+","said":"[45]\d\d /);
  expect(log).toContain("failed at: profile");
  const secrets = [
    email,
    "logged2@",
    codeFor(email),
    visitor.cookies.get("session") ?? "",
    visitor.cookies.get("device") ?? "",
  ];
  for (const secret of secrets) expect(secret.length > 5 && !log.includes(secret), log).toBe(true);
});
