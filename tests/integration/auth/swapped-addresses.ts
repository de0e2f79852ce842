import { expect, test } from "vitest";
import { registerVisitor, sql, startNewcomer, type App, type Visitor } from "../app/app";
import { confirm, sessionsOf } from "./login-codes";
import { contentOf, copyOf } from "./sessions";

/** Changing an address halfway logs a visitor in to no other account. */
export function describeSwappedAddresses(app: () => App): void {
  const send = (visitor: Visitor, email: string) => visitor.post("/auth", { intent: "send", email });

  test("in the form or the address bar", async () => {
    const [victim, eve] = ["victim-form@example.org", "eve-form@example.org"];
    await startNewcomer(app(), victim);
    const visitor = await registerVisitor(app(), eve);
    const code = await app().readCode(eve);
    for (const field of ["email", "auth:email", "userId"]) {
      expect((await visitor.post("/auth", { intent: "confirm", code, [field]: victim })).status).toBe(422);
    }
    await visitor.post(`/auth?email=${victim}&auth:email=${victim}`, { intent: "confirm", code });
    expect(await sessionsOf(app(), victim)).toBe(1);
    expect(await sessionsOf(app(), eve)).toBe(1);
  });

  test("in the cookie", async () => {
    const [victim, eve] = ["victim-cookie@example.org", "eve-cookie@example.org"];
    const victims = await registerVisitor(app(), victim);
    const eves = await registerVisitor(app(), eve);
    const code = await app().readCode(eve);
    const token = contentOf(victims.cookies.get("session") ?? "");
    const [, signature = ""] = decodeURIComponent(eves.cookies.get("session") ?? "").split(".");
    const forge = (content: unknown) => Buffer.from(JSON.stringify(content)).toString("base64");
    for (const forged of [forge(token), `${forge(token)}.${signature}`, `${forge({ "auth:email": victim })}.`, "."]) {
      const tampered = copyOf(app(), eves);
      tampered.cookies.set("session", encodeURIComponent(forged));
      tampered.cookies.set("_totp", `email=${victim}`);
      expect((await confirm(tampered, code)).headers.get("Location")).toBe("/auth");
      expect((await tampered.get("/quiz")).headers.get("Location")).toBe("/auth");
    }
    expect(await sessionsOf(app(), victim)).toBe(0);
    expect((await confirm(eves, code)).headers.get("Location")).toBe("/quiz");
  });

  test("in a second tab", async () => {
    const [victim, eve] = ["victim-tab@example.org", "eve-tab@example.org"];
    await startNewcomer(app(), victim);
    await startNewcomer(app(), eve);
    await app().passTime("61 seconds");
    const browser = app().visitor();
    await send(browser, eve);
    const evesCode = await app().readCode(eve);
    const firstTab = copyOf(app(), browser);
    await send(browser, victim);
    // The page shows the victim's address, the session waits for the victim's code; Eve's code opens neither.
    expect((await firstTab.post("/auth", { intent: "confirm", code: evesCode })).status).toBe(422);
    expect((await browser.post("/auth", { intent: "confirm", code: evesCode })).status).toBe(422);
    expect(await sessionsOf(app(), victim)).toBe(1);
    await app().passTime("61 seconds");
    await send(browser, eve);
    await firstTab.post("/auth", { intent: "confirm", code: await app().readCode(eve) });
    expect(await sessionsOf(app(), victim)).toBe(1);
    expect(await sessionsOf(app(), eve)).toBe(2);
  });

  test("by correcting the address of a registration, which only its own browser may", async () => {
    const [victim, eve] = ["victim-change@example.org", "eve-change@example.org"];
    await registerVisitor(app(), victim);
    await app().passTime("61 seconds");
    const stranger = app().visitor();
    await send(stranger, victim);
    await stranger.post("/email-verification", { intent: "change", email: eve });
    expect(await app().count(sql`select count(*) from profiles where email = ${victim}`)).toBe(1);
    expect(await app().readMails(eve)).toEqual([]);
  });

  test("a corrected address voids the code mailed to the wrong one", async () => {
    const [wrong, right] = ["tippfehler@example.org", "richtig@example.org"];
    const visitor = await registerVisitor(app(), wrong);
    const code = await app().readCode(wrong);
    await visitor.post("/email-verification", { intent: "change", email: right });
    expect((await confirm(visitor, code)).status).toBe(422);
    expect((await confirm(visitor, await app().readCode(right))).headers.get("Location")).toBe("/quiz");
    expect(await sessionsOf(app(), right)).toBe(1);
  });

  test("an address that waits for its pause can be asked for again", async () => {
    const [wrong, right] = ["wait-wrong@example.org", "wait-right@example.org"];
    const other = await registerVisitor(app(), right);
    await other.post("/email-verification", { intent: "change", email: "wait-other@example.org" });
    const visitor = await registerVisitor(app(), wrong);
    const change = () => visitor.post("/email-verification", { intent: "change", email: right });
    expect((await change()).status).toBe(429);
    await app().passTime("61 seconds");
    expect((await change()).status).toBe(302);
    expect((await confirm(visitor, await app().readCode(right))).headers.get("Location")).toBe("/quiz");
  });

  test("of 20 registrations corrected to the same address at once one gets it", async () => {
    const email = "wanted@example.org";
    const visitors: Visitor[] = [];
    for (let number = 0; number < 20; number++) {
      visitors.push(await registerVisitor(app(), `wanter-${number}@example.org`));
    }
    const change = (visitor: Visitor) => visitor.post("/email-verification", { intent: "change", email });
    const answers = await Promise.all(visitors.map(change));
    expect(answers.map(({ status }) => status).sort()).toEqual([302, ...Array<number>(19).fill(429)]);
    expect(await app().readMails(email)).toHaveLength(1);
  });

  test("a member registers nobody", async () => {
    const member = await startNewcomer(app(), "settled@example.org");
    const answer = await member.post("/onboarding", { name: "Eve", email: "second@example.org" });
    expect(answer.headers.get("Location")).toBe("/");
    expect(await app().count(sql`select count(*) from profiles where email = 'second@example.org'`)).toBe(0);
  });
}
