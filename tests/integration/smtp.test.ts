import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { startSmtp } from "../fakes/smtp";
import { codeIn, sql, startApp, type App, type Visitor } from "./app";

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
  for (const [number, name] of names.entries()) {
    expect((await register(app.visitor(), `mail-${number}@example.org`, name)).status).toBe(302);
  }
  const mails = names.map((_, number) => mailsTo(`mail-${number}@example.org`)[0]);
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

test("a mail server that is silent or hangs is given up after 5 and 10 seconds, and holds up nobody else", async () => {
  const timed = async (email: string) => {
    const started = performance.now();
    const visitor = app.visitor();
    const answer = await register(visitor, email);
    const page = await (await visitor.get("/email-verification")).text();
    return { seconds: (performance.now() - started) / 1_000, status: answer.status, page };
  };
  await vi.waitFor(() => expect(smtp.connected()).toBe(0), 4_000);
  smtp.behave("silent");
  const silent = timed("silent@example.org");
  await vi.waitFor(() => expect(smtp.connected()).toBe(1), 4_000);
  smtp.behave("hang");
  // More than the pool has connections: were one held while mailing, nobody else would get one.
  const hanging = Array.from({ length: 12 }, (_, number) => timed(`hang-${number}@example.org`));
  await vi.waitFor(() => expect(smtp.connected()).toBe(13), 4_000);
  const inTransaction = sql`select count(*) from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`;
  expect(await app.count(inTransaction)).toBe(0);
  expect((await app.visitor().get("/healthz")).status).toBe(200);

  for (const [results, least, most] of [
    [[await silent], 4.5, 9],
    [await Promise.all(hanging), 9, 15],
  ] as const) {
    for (const { seconds, status, page } of results) {
      expect(status).toBe(302);
      expect(page).toContain("Fehler beim Senden der E-Mail");
      expect(seconds).toBeGreaterThan(least);
      expect(seconds).toBeLessThan(most);
    }
  }
}, 40_000);

test.each(["reject", "drop"] as const)(
  "a mail server that answers with %s is told in German, and nobody waits",
  async (mode) => {
    const email = `${mode}@example.org`;
    const visitor = app.visitor();
    smtp.behave(mode);
    const answer = await register(visitor, email);
    expect(answer.headers.get("Location")).toBe("/email-verification");
    const page = await (await visitor.get("/email-verification")).text();
    expect(page).toContain("Fehler beim Senden der E-Mail");
    expect(page).toContain("Neuen Code anfordern</button>");
    expect(await (await resend(visitor)).text()).toContain("Code konnte nicht gesendet werden.");
    expect(await app.count(sql`select count(*) from login_codes where email = ${email} and expires_at > now()`)).toBe(
      0,
    );
    smtp.behave("ok");
    expect((await resend(visitor)).status).toBe(302);
    expect(mailsTo(email)).toHaveLength(1);
    expect((await confirm(visitor, email)).headers.get("Location")).toBe("/quiz");
  },
);

test("a login does not wait for the mail to the operator", async () => {
  const visitor = app.visitor();
  await register(visitor, "newcomer@example.org");
  smtp.behave("hang");
  const started = performance.now();
  expect((await confirm(visitor, "newcomer@example.org")).headers.get("Location")).toBe("/quiz");
  expect(performance.now() - started).toBeLessThan(4_000);
});

test("the operator hears once of everybody who confirmed", async () => {
  const visitor = app.visitor();
  const about = () => mailsTo(ADMIN).filter(({ message }) => message.includes("announced@example.org"));
  await register(visitor, "announced@example.org");
  expect(about()).toEqual([]);
  await confirm(visitor, "announced@example.org");
  await vi.waitFor(() => expect(about()).toHaveLength(1), 4_000);
  expect(about()[0]?.to).toEqual([ADMIN]);
});

test("the log holds neither address nor code nor token", async () => {
  const lines: string[] = [];
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, "write").mockImplementation((text) => lines.push(String(text)) > 0),
  );
  const email = "logged@example.org";
  const visitor = app.visitor();
  smtp.behave("reject");
  await register(visitor, email);
  smtp.behave("ok");
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
  expect(log).toContain("mail-failed");
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
