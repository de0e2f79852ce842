import { expect, test, vi } from "vitest";
import { DAY_MS } from "~/domain/time/durations";
import { registerVisitor, sql, startNewcomer, type App } from "../app/app";
import type { Visitor } from "../app/visitor";

const EXPIRED = "Dieser Code ist abgelaufen.";
const WRONG = "Der eingegebene Code ist nicht korrekt.";
const REPLACED = "Es gibt einen neueren Code.";
const TOO_MANY = "Zu viele Versuche mit diesem Code.";

export const confirm = (visitor: Visitor, code: string): Promise<Response> =>
  visitor.post("/email-verification", { intent: "confirm", code });

/** Six digits that are not the code. */
export const otherThan = (code: string): string => (code === "123456" ? "654321" : "123456");

/** Lifetime, ownership and attempts of a code. */
export function describeLoginCodes(app: () => App): void {
  test("a code lives 15 minutes by the database's clock", async () => {
    const email = "fifteen@example.org";
    const visitor = await registerVisitor(app(), email);
    const code = await app().readCode(email);
    const [row] = await app().query(
      sql`select extract(epoch from expires_at - created_at)::int as seconds from login_codes where email = ${email}`,
    );
    expect(row?.seconds).toBe(900);
    await app().passTime("14 minutes 30 seconds");
    expect(await (await confirm(visitor, otherThan(code))).text()).toContain(WRONG);
    await app().passTime("30 seconds");
    const late = await confirm(visitor, code);
    expect(late.status).toBe(422);
    expect(await late.text()).toContain(EXPIRED);
    expect(await sessionsOf(app(), email)).toBe(0);
  });

  test("a code in its last seconds still logs in", async () => {
    const email = "last-seconds@example.org";
    const visitor = await registerVisitor(app(), email);
    await app().passTime("14 minutes 30 seconds");
    expect((await confirm(visitor, await app().readCode(email))).headers.get("Location")).toBe("/quiz");
  });

  test("a code works once", async () => {
    const email = "once@example.org";
    const visitor = await registerVisitor(app(), email);
    const earlier = new Map(visitor.cookies);
    const code = await app().readCode(email);
    expect((await confirm(visitor, code)).status).toBe(302);
    const second = app().visitor();
    for (const [name, value] of earlier) second.cookies.set(name, value);
    // The session that asked for the code has ended, so the form leads back to the login.
    expect((await confirm(second, code)).headers.get("Location")).toBe("/auth");
    expect((await second.get("/quiz")).headers.get("Location")).toBe("/auth");
    expect(await sessionsOf(app(), email)).toBe(1);
  });

  test("five attempts, then not even the right code", async () => {
    const email = "five@example.org";
    const visitor = await registerVisitor(app(), email);
    const code = await app().readCode(email);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await (await confirm(visitor, otherThan(code))).text()).toContain(WRONG);
    }
    expect(await (await confirm(visitor, code)).text()).toContain(TOO_MANY);
    const [row] = await app().query(sql`select attempts from login_codes where email = ${email}`);
    expect(row?.attempts).toBe(5);
  });

  test("a new code voids the older one of the same browser, but not a stranger's", async () => {
    const email = "newer@example.org";
    const own = await registerVisitor(app(), email);
    const first = await app().readCode(email);
    await app().passTime("61 seconds");
    await own.post("/email-verification", { intent: "resend" });
    const second = await app().readCode(email);
    expect(await (await confirm(own, first)).text()).toContain(REPLACED);

    await app().passTime("61 seconds");
    const stranger = app().visitor();
    await stranger.post("/auth", { intent: "send", email });
    expect(await app().readMails(email)).toHaveLength(3);
    expect((await confirm(own, second)).headers.get("Location")).toBe("/quiz");
  });

  test("only a code that was really mailed, and lately, is told to be replaced", async () => {
    const email = "replaced@example.org";
    const own = await registerVisitor(app(), email);
    const first = await app().readCode(email);
    await app().passTime("10 minutes");
    await own.post("/email-verification", { intent: "resend" });
    expect(await (await confirm(own, first)).text()).toContain(REPLACED);
    expect(await (await confirm(own, otherThan(first))).text()).toContain(WRONG);
    const other = await registerVisitor(app(), "replaced-elsewhere@example.org");
    expect(await (await confirm(other, first)).text()).toContain(WRONG);
    await app().passTime("6 minutes");
    expect(await (await confirm(own, first)).text()).toContain(WRONG);
  });

  test("a code is taken as it was copied, also without scripts", async () => {
    const email = "copied@example.org";
    const visitor = await registerVisitor(app(), email);
    const code = await app().readCode(email);
    const wide = [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join("");
    const copied = `Dein Code: \u200e${wide.slice(0, 3)} – ${wide.slice(3)}. Er gilt 15 Minuten.`;
    expect((await confirm(visitor, copied)).headers.get("Location")).toBe("/quiz");
  });

  test("only the database knows a code, and only as a keyed hash", async () => {
    const email = "hashed@example.org";
    await registerVisitor(app(), email);
    const code = await app().readCode(email);
    const [row] = await app().query(sql`select * from login_codes where email = ${email}`);
    expect(row?.code_hash).toMatch(/^[\w-]{43}$/);
    expect(row?.strategy_code).not.toBe(code);
    expect(Object.values({ ...row, id: "", created_at: "", expires_at: "" }).map(String)).not.toContain(code);
    const holding = sql`select count(*) from sessions where data::text like ${`%"${code}"%`}`;
    expect(await app().count(holding)).toBe(0);
  });

  test("a code is in no address and no subject, and no address logs in", async () => {
    const email = "address@example.org";
    const visitor = app().visitor();
    const registered = await visitor.post("/onboarding", { name: "Anna", email });
    const code = await app().readCode(email);
    const [mail = ""] = await app().readMails(email);
    expect(/^Subject: (.*)$/m.exec(mail)?.[1]).not.toContain(code);
    for (const path of ["/email-verification", "/auth"]) {
      const answer = await visitor.get(`${path}?intent=confirm&code=${code}&email=${email}`);
      expect(answer.status).toBe(200);
    }
    expect(await sessionsOf(app(), email)).toBe(0);
    const confirmed = await confirm(visitor, code);
    for (const { headers } of [registered, confirmed]) {
      expect(headers.get("Location")).not.toMatch(new RegExp(`${code}|@|%40`));
    }
  });

  test("who logs in on another day is not welcomed again", async () => {
    const email = "another-day@example.org";
    const member = await startNewcomer(app(), email);
    const welcomes = () =>
      app().count(
        sql`select count(*) from notices join profiles using (user_id) where email = ${email} and kind = 'welcome'`,
      );
    expect(await welcomes()).toBe(1);
    await member.post("/logout", {});
    await app().passTime("1 day");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + DAY_MS });
    try {
      await member.post("/auth", { intent: "send", email });
      const answer = await member.post("/auth", { intent: "confirm", code: await app().readCode(email) });
      expect(answer.headers.get("Location")).toBe("/quiz");
    } finally {
      vi.useRealTimers();
    }
    expect(await welcomes()).toBe(1);
  });

  test("a login code does for a member what the first code did", async () => {
    const email = "again@example.org";
    const member = await startNewcomer(app(), email);
    await member.post("/logout", {});
    await member.post("/auth", { intent: "send", email });
    const answer = await member.post("/auth", { intent: "confirm", code: await app().readCode(email) });
    expect(answer.headers.get("Location")).toBe("/quiz");
    expect((await member.get("/quiz")).status).toBe(200);
  });
}

/** Number of logged-in sessions of the person with this address. */
export const sessionsOf = (app: App, email: string): Promise<number> =>
  app.count(sql`select count(*) from sessions s join profiles p using (user_id) where p.email = ${email}`);
