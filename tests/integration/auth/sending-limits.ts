import { expect, test } from "vitest";
import { reserveLimit, secondsUntilReset, refundUse } from "~/db/limits.server";
import { limitKey } from "~/limits/limit-key.server";
import { registerVisitor, sql, startNewcomer, type App, type Visitor } from "../app/app";

/** Limits of mails per address, browser and client. */
export function describeSendingLimits(app: () => App): void {
  const send = (visitor: Visitor, email: string) => visitor.post("/auth", { intent: "send", email });
  const mailCount = async (email: string) => (await app().readMails(email)).length;

  test("one mail in 60 seconds, whoever asks", async () => {
    const email = "minute@example.org";
    const visitor = await registerVisitor(app(), email);
    for (const refused of [
      await send(app().visitor(), email),
      await visitor.post("/email-verification", { intent: "resend" }),
    ]) {
      expect(refused.status).toBe(429);
      expect(await refused.text()).toMatch(/Kurze Pause.*Weiter geht es in (60|5\d) Sekunden/s);
    }
    await app().passTime("45 seconds");
    expect((await send(app().visitor(), email)).status).toBe(429);
    expect(await mailCount(email)).toBe(1);
    await app().passTime("16 seconds");
    expect((await send(app().visitor(), email)).status).toBe(302);
    expect(await mailCount(email)).toBe(2);
  });

  test("of 50 browsers asking at once one causes a mail", async () => {
    const email = "crowd@example.org";
    await registerVisitor(app(), email);
    await app().passTime("61 seconds");
    await Promise.all(Array.from({ length: 50 }, () => send(app().visitor(), email)));
    expect(await mailCount(email)).toBe(2);
  });

  test("five an hour and ten a day", async () => {
    const email = "hour-then-day@example.org";
    await registerVisitor(app(), email);
    const sendUntilRefused = async () => {
      for (let times = 0; times < 20; times++) {
        await app().passTime("61 seconds");
        if ((await send(app().visitor(), email)).status === 429) return;
      }
    };
    await sendUntilRefused();
    expect(await mailCount(email)).toBe(5);
    await app().passTime("1 hour");
    await sendUntilRefused();
    expect(await mailCount(email)).toBe(10);
    await app().passTime("1 hour");
    await sendUntilRefused();
    expect(await mailCount(email)).toBe(10);
    await app().passTime("1 day");
    expect((await send(app().visitor(), email)).status).toBe(302);
  });

  test("twenty more mails an hour to the same addresses for one client, whatever browsers it pretends to be", async () => {
    const people = Array.from({ length: 21 }, (_, number) => `client-${number}@example.org`);
    for (const email of people) await registerVisitor(app(), email);
    await app().passTime("61 seconds");
    const answers: number[] = [];
    for (const email of people) answers.push((await send(app().visitor("192.0.2.7"), email)).status);
    expect(answers).toEqual([...Array<number>(20).fill(302), 429]);
    // A mail refused because of the client's limit does not count for its address.
    expect((await send(app().visitor(), "client-20@example.org")).status).toBe(302);
  });

  test("an IPv6 network is one client, whatever addresses it takes", async () => {
    const answers: number[] = [];
    for (let host = 1; host <= 41; host++) {
      const fields = { name: "Anna", email: `network-${host}@example.org` };
      answers.push((await app().visitor(`2001:db8:9:9:${host}::1`).post("/onboarding", fields)).status);
    }
    expect(answers).toEqual([...Array<number>(40).fill(302), 429]);
    const neighbour = await app()
      .visitor("2001:db8:9:a::1")
      .post("/onboarding", { name: "Anna", email: "network@example.org" });
    expect(neighbour.status).toBe(302);
  });

  test("a class of thirty registers behind one address at once, and logs in the next day", async () => {
    const people = Array.from({ length: 30 }, (_, number) => `class-${number}@example.org`);
    const here = () => app().visitor("192.0.2.30");
    const registered = await Promise.all(people.map((email) => here().post("/onboarding", { name: "Anna", email })));
    expect(registered.map(({ status }) => status)).toEqual(people.map(() => 302));
    await app().passTime("1 day");
    const mailed = await Promise.all(people.map((email) => send(here(), email)));
    expect(mailed.map(({ headers }) => headers.get("Location"))).toEqual(people.map(() => "/auth?code=1"));
  });

  test("forty registrations an hour for one client", async () => {
    const answers: Response[] = [];
    for (let number = 0; number < 41; number++) {
      const fields = { name: "Anna", email: `crowd-${number}@example.org` };
      answers.push(await app().visitor("192.0.2.8").post("/onboarding", fields));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(40).fill(302), 429]);
    expect(await answers[40]?.text()).toMatch(/Kurze Pause.*Weiter geht es in 60 Minuten/s);
    expect(await app().count(sql`select count(*) from profiles where email = 'crowd-40@example.org'`)).toBe(0);
  });

  test("nobody can use up the mails of somebody who has logged in before", async () => {
    const email = "own-mails@example.org";
    const member = await startNewcomer(app(), email);
    await member.post("/logout", {});
    for (let times = 0; times < 12; times++) {
      await app().passTime(times === 5 ? "1 hour" : "61 seconds");
      await send(app().visitor(), email);
    }
    expect((await send(app().visitor(), email)).status).toBe(429);
    expect((await send(member, email)).status).toBe(302);
    const confirmed = await member.post("/auth", { intent: "confirm", code: await app().readCode(email) });
    expect(confirmed.headers.get("Location")).toBe("/quiz");
  });

  test("without its counters nothing is sent", async () => {
    const email = "closed@example.org";
    await registerVisitor(app(), email);
    await app().passTime("61 seconds");
    await app().query(sql`alter table rate_limits rename to lost_limits`);
    try {
      const refused = await send(app().visitor(), email);
      expect(refused.status).toBe(503);
      expect(await refused.text()).toContain("Ein unerwarteter Fehler ist aufgetreten.");
      expect((await app().visitor().post("/onboarding", { name: "Anna", email: "shut@example.org" })).status).toBe(503);
      // The answer does not reveal whether an address is registered.
      expect((await send(app().visitor(), "unknown@example.org")).status).toBe(503);
    } finally {
      await app().query(sql`alter table lost_limits rename to rate_limits`);
    }
    expect(await mailCount(email)).toBe(1);
    expect(await app().count(sql`select count(*) from login_codes where email = ${email}`)).toBe(1);
    expect(await app().count(sql`select count(*) from profiles where email = 'shut@example.org'`)).toBe(0);
  });

  test("a window begins anew with the next use when its only one was given back, and goes on beside another", async () => {
    const limit = { key: limitKey("mail-hour", "given-back@example.org"), max: 5, windowSeconds: 3600 };
    const use = async () => (await reserveLimit(limit)) ?? expect.unreachable("none left");
    const seconds = () => secondsUntilReset(limit);
    await refundUse(await use());
    await app().passTime("30 minutes");
    await use();
    expect(await seconds()).toBeGreaterThan(3500);
    await app().passTime("30 minutes");
    await refundUse(await use());
    expect(await seconds()).toBeLessThanOrEqual(1800);
    expect(await use()).toMatchObject({ used: 2 });
  });

  test("counters hold no address", async () => {
    const email = "counted@example.org";
    await registerVisitor(app(), email);
    const rows = await app().query(sql`select key from rate_limits`);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => !/^[a-z-]+:([\w-]{43}|[0-9a-f-]{36})$/.test(String(key)))).toEqual([]);
  });
}
