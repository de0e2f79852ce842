import { finishStatements } from "~/payments/statements/receive.server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSmtp, UNKNOWN_MAILBOX } from "../../fakes/smtp";
import { codeIn } from "../../fixtures/mailed-code";
import { registerVisitor, sql, startApp, type App, type Visitor } from "../app/app";
import { ADDRESS } from "../app/person";
import { cancellation } from "../plans/statement-people";

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let app: App;

beforeAll(async () => {
  smtp = await startSmtp({ knowsUtf8: false });
  app = await startApp("postgres", { SMTP_URL: smtp.url, MAIL_FROM: "hallo@start.example" });
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const mailCount = (email: string) => smtp.mails.filter(({ to }) => to.includes(email)).length;
const send = async (visitor: Visitor, email: string) => (await visitor.post("/auth", { intent: "send", email })).status;
const range = (count: number) => Array.from({ length: count }, (_, number) => number);

/** Asks for codes, one a minute, until none is sent. */
async function sendUntilRefused(visitor: Visitor, email: string): Promise<number> {
  for (let sent = 0; sent < 20; sent++) {
    await app.passTime("61 seconds");
    if ((await send(visitor, email)) !== 302) return sent;
  }
  return Number.POSITIVE_INFINITY;
}

test("mails that failed cost the address nothing: no pause, none of the hour's five, none of the day's ten", async () => {
  const email = "outage@example.org";
  await registerVisitor(app, email);
  await app.passTime("1 day");
  await smtp.behave("reject");
  const tries: string[] = [];
  for (const _ of range(12)) {
    const answer = await app.visitor().post("/auth", { intent: "send", email });
    tries.push((await answer.text()).includes("Fehler beim Senden") ? "failed" : "refused");
  }
  expect(tries).toEqual(Array(12).fill("failed"));
  await smtp.behave("ok");
  // No pause at first: failed mails do not start one.
  expect(await send(app.visitor(), email)).toBe(302);
  expect(await sendUntilRefused(app.visitor(), email)).toBe(4);
  await app.passTime("1 hour");
  expect(await sendUntilRefused(app.visitor(), email)).toBe(5);
  await app.passTime("1 hour");
  expect(await sendUntilRefused(app.visitor(), email)).toBe(0);
});

test("nor the client, also when they fail at once: twenty arrive in an hour, neither fewer nor more", async () => {
  const start = async (email: string) => {
    const browser = await registerVisitor(app, email);
    const here = app.visitor("192.0.2.40");
    for (const [name, value] of browser.cookies) here.cookies.set(name, value);
    return here;
  };
  const reachable: Visitor[] = [];
  const unreachable: Visitor[] = [];
  for (const number of range(24)) reachable.push(await start(`arrives-${number}@example.org`));
  for (const number of range(10)) unreachable.push(await start(`${UNKNOWN_MAILBOX}${number}@example.org`));
  await app.passTime("2 hours");
  const before = smtp.mails.length;
  const resend = (visitor: Visitor) => visitor.post("/email-verification", { intent: "resend" });
  for (const _ of range(3)) await Promise.all(unreachable.map(resend));
  await Promise.all([...unreachable, ...reachable].map(resend));
  for (const visitor of reachable) await resend(visitor);
  expect(smtp.mails.length - before).toBe(20);
}, 60_000);

test("a mail that failed late gives nothing back to the hour that has begun meanwhile", async () => {
  const email = "late@example.org";
  await registerVisitor(app, email);
  await app.passTime("1 day");
  await smtp.behave("hang");
  const late = send(app.visitor(), email);
  await expect.poll(smtp.connected, { timeout: 15_000 }).toBe(1);
  await smtp.behave("ok");
  await app.passTime("1 day");
  expect(await sendUntilRefused(app.visitor(), email)).toBe(5);
  expect(await late).toBe(429);
  expect(await sendUntilRefused(app.visitor(), email)).toBe(0);
}, 60_000);

test("after a mail that failed the pause begins with the next that is sent", async () => {
  const email = "pause@example.org";
  await registerVisitor(app, email);
  await app.passTime("1 day");
  await smtp.behave("reject");
  await send(app.visitor(), email);
  await smtp.behave("ok");
  await app.passTime("50 seconds");
  expect(await send(app.visitor(), email)).toBe(302);
  await app.passTime("15 seconds");
  expect(await send(app.visitor(), email)).toBe(429);
});

test("a code for a new address that could not be mailed costs nothing either", async () => {
  const member = await registerVisitor(app, "mover@example.org");
  const { message } = smtp.mails.find(({ to }) => to.includes("mover@example.org")) ?? { message: "" };
  await member.post("/email-verification", { intent: "confirm", code: codeIn(message) });
  const wanted = "moved@example.org";
  const change = async () => (await member.post(ADDRESS, { intent: "send", email: wanted })).status;
  await smtp.behave("drop");
  for (const _ of range(6)) expect(await change()).toBe(429);
  await smtp.behave("ok");
  expect(await change()).toBe(302);
  expect(mailCount(wanted)).toBe(1);
});

test("an address that our mail server cannot take is refused at its form, with the reason, and nothing is made of it", async () => {
  const JOERG = "jörg@example.org";
  const refused = async (answer: Response) =>
    expect(await answer.text()).toContain("Dorthin kommt unsere E-Mail nicht");
  const visitor = app.visitor();
  const registered = await visitor.post("/onboarding", { name: "Jörg", email: JOERG });
  expect(registered.status).toBe(422);
  await refused(registered);
  expect(visitor.cookies.has("session")).toBe(false);

  const email = "joerg@example.org";
  const pending = await registerVisitor(app, email);
  await refused(await pending.post("/email-verification", { intent: "change", email: JOERG }));
  const { message = "" } = smtp.mails.find(({ to }) => to.includes(email)) ?? {};
  await pending.post("/email-verification", { intent: "confirm", code: codeIn(message) });
  await refused(await pending.post(ADDRESS, { intent: "send", email: JOERG }));
  expect(await app.count(sql`select count(*) from profiles where email = ${JOERG}`)).toBe(0);

  // An account from before the operator changed the mail server.
  await app.query(sql`update profiles set email = ${JOERG} where email = ${email}`);
  await refused(await app.visitor().post("/auth", { intent: "send", email: JOERG }));
  expect(await app.count(sql`select count(*) from login_codes where email = ${JOERG}`)).toBe(0);

  await refused(await app.visitor().post("/kuendigen", cancellation({ email, confirmTo: JOERG })));
  expect(await app.count(sql`select count(*) from statements where email = ${email}`)).toBe(0);
  // A statement counts, even if its confirmation cannot be mailed.
  expect((await app.visitor().post("/kuendigen", cancellation({ email: JOERG }))).status).toBe(200);
  await finishStatements();
  expect(await app.count(sql`select count(*) from statements where email = ${JOERG}`)).toBe(1);

  // Letters of a domain have a spelling that every mail server takes.
  expect((await app.visitor().post("/onboarding", { name: "Jörg", email: "joerg@bücher.test" })).status).toBe(302);
  expect(smtp.mails.at(-1)?.message).toMatch(/^To: .*joerg@xn--bcher-kva\.test/m);
});
