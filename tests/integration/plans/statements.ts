import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { finishStatements } from "../../../app/payments/statements.server";
import { settleStatements } from "../../../app/payments/settle-statements.server";
import { sql, type App, type Visitor } from "../app/app";
import { peopleWithPlans } from "./plan-people";

type Fields = Record<string, string>;

/** What the form of § 312k BGB sends; fields that are left out as it begins. */
const cancellation = (more: Fields = {}): Fields => ({
  id: randomUUID(),
  kind: "cancellation",
  reason: "",
  name: "Anna",
  email: "nobody@example.org",
  contract: "Pro",
  when: "earliest",
  day: "",
  confirmTo: "",
  ...more,
});
export const withdrawal = (more: Fields = {}): Fields => ({
  id: randomUUID(),
  name: "Anna",
  contract: "Pro",
  email: "nobody@example.org",
  ...more,
});

/** Cancelling and withdrawing without a login. */
export function describeStatements(app: () => App): void {
  const { start, hold, standing } = peopleWithPlans(app, "statements");
  const statementsOf = (email: string) => app().query(sql`select * from statements where email = ${email}`);
  const heldBy = async (email: string) => (await standing(email))?.held;
  /** What they came to. */
  async function effectsOf(email: string): Promise<unknown[]> {
    await finishStatements();
    return (await statementsOf(email)).map(({ effect }) => effect);
  }
  /** The mails about statements, once all that was sent is dealt with. */
  async function readMails(email: string): Promise<string[]> {
    await finishStatements();
    return (await app().readMails(email)).map(decoded).filter((mail) => mail.includes("bei uns eingegangen"));
  }
  const receipt = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

  test("whoever cancels gets a receipt on the page and by mail, and the contract ends", async () => {
    const { email } = await start(40);
    await hold(email, "pro");
    const answer = await app().visitor().post("/kuendigen", cancellation({ email }));
    expect(answer.status).toBe(200);
    const page = await receipt(answer);
    expect(page).toContain("Deine Kündigung ist eingegangen");
    expect(page).toMatch(/\d{1,2}\. [A-Zä-z]+ \d{4} um \d\d:\d\d:\d\d Uhr/);
    expect(page).toContain("Ordentliche Kündigung");
    expect(await effectsOf(email)).toEqual(["period-end"]);
    expect(await heldBy(email)).toEqual([]);
    expect(await readMails(email)).toHaveLength(1);
    const [mail] = await readMails(email);
    expect(mail).toContain("Dein Tarif Pro ist beendet.");
    expect(await statementsOf(email)).toMatchObject([
      { kind: "cancellation", name: "Anna", contract: "Pro", reason: null, wished_for: null },
    ]);
  });

  test.each([
    [
      "Außerordentliche Kündigung",
      "/kuendigen",
      cancellation({ kind: "cancellation_for_cause", reason: "Umzug" }),
      "at-once",
    ],
    ["Widerruf", "/widerruf", withdrawal(), "withdrawal"],
  ])("%s ends the contract at once", async (name, path, fields, effect) => {
    const { email } = await start(40);
    await hold(email, "pro");
    const answer = await app()
      .visitor()
      .post(path, { ...fields, email });
    expect(await receipt(answer)).toContain(name);
    expect(await effectsOf(email)).toEqual([effect]);
    expect(await heldBy(email)).toEqual([]);
  });

  test("a withdrawal after 14 days is kept for the operator, and ends nothing", async () => {
    const { email } = await start(40);
    await hold(email, "pro");
    await app().query(sql`update entitlements set starts_at = now() - interval '16 days'
      where user_id = (select user_id from profiles where email = ${email})`);
    expect((await app().visitor().post("/widerruf", withdrawal({ email }))).status).toBe(200);
    expect(await readMails(email)).toHaveLength(1);
    expect(await statementsOf(email)).toMatchObject([{ effect: null, settled_at: null }]);
    expect(await heldBy(email)).toMatchObject([{ kind: "pro" }]);
  });

  test("a later day is waited for, and then settled by itself", async () => {
    const { email } = await start(40);
    await hold(email, "pro");
    const later = cancellation({ email, when: "day", day: "2199-01-31" });
    expect(await receipt(await app().visitor().post("/kuendigen", later))).toContain("31.01.2199");
    expect(await readMails(email)).toHaveLength(1);
    expect(await statementsOf(email)).toMatchObject([{ settled_at: null, wished_for: "2199-01-31" }]);
    await app().query(sql`update statements set wished_for = '2020-01-31' where email = ${email}`);
    await app().passTime("2 minutes");
    await settleStatements({ now: new Date() });
    expect(await statementsOf(email)).toMatchObject([{ effect: "period-end" }]);
    expect(await heldBy(email)).toEqual([]);
    expect((await readMails(email)).at(-1)).toContain("Dein Tarif Pro ist beendet.");
  });

  test("what was declared before an order ends nothing that is ordered after", async () => {
    const { email } = await start(40);
    await app().visitor().post("/widerruf", withdrawal({ email }));
    expect(await readMails(email)).toHaveLength(1);
    await hold(email, "pro");
    await app().passTime("2 minutes");
    await settleStatements({ now: new Date() });
    expect(await heldBy(email)).toMatchObject([{ kind: "pro" }]);
    expect(await statementsOf(email)).toMatchObject([{ effect: null, settled_at: null }]);
  });

  test("a second click, and 20 at once, are one statement with one mail; another text is another one", async () => {
    const { email } = await start(40);
    await hold(email, "pro");
    const fields = cancellation({ email });
    const send = () => app().visitor().post("/kuendigen", fields);
    const pages = await Promise.all((await Promise.all(Array.from({ length: 20 }, send))).map(receipt));
    expect(new Set(pages.map(comparable)).size).toBe(1);
    expect(comparable(await receipt(await send()))).toBe(comparable(pages[0] ?? ""));
    expect(await effectsOf(email)).toEqual(["period-end"]);
    expect(await readMails(email)).toHaveLength(1);
    await app()
      .visitor()
      .post("/kuendigen", { ...fields, contract: "Lifetime Pro" });
    expect(await effectsOf(email)).toHaveLength(2);
  });

  test("the page is the same whether or not there is an account or a contract", async () => {
    const holder = await start(40);
    await hold(holder.email, "pro");
    const member = await start(40);
    const emails = [holder.email, member.email, "stranger-1@example.org"];
    for (const [path, fields] of [
      ["/kuendigen", cancellation],
      ["/widerruf", withdrawal],
    ] as const) {
      const pages = await Promise.all(
        emails.map(async (email) => {
          const answer = await app().visitor().post(path, fields({ email }));
          const names = [...answer.headers.keys()].filter((name) => name !== "content-security-policy");
          const page = comparable(await receipt(answer)).replaceAll(email, "ADDRESS");
          return JSON.stringify([answer.status, names, answer.headers.get("Cache-Control"), page]);
        }),
      );
      expect(new Set(pages).size).toBe(1);
    }
  });

  test("a receipt elsewhere tells nothing of the contract, whose owner is told", async () => {
    const { email } = await start(40);
    await hold(email, "pro");
    const elsewhere = "elsewhere@example.org";
    await app()
      .visitor()
      .post("/kuendigen", cancellation({ email, confirmTo: elsewhere }));
    expect(await effectsOf(email)).toEqual(["period-end"]);
    expect(await readMails(email)).toHaveLength(1);
    const [told] = await readMails(elsewhere);
    expect(told).toContain("Passt ein laufender Vertrag dazu");
    expect(told).not.toContain("ist beendet");
    expect((await readMails(email))[0]).toContain("Dein Tarif Pro ist beendet.");
  });

  test("members find their form filled in", async () => {
    const { member, email } = await start(40);
    await hold(email, "pro");
    const values = async (visitor: Visitor, path: string) =>
      [...(await (await visitor.get(path)).text()).matchAll(/name="(name|email|contract)"[^>]*value="([^"]*)"/g)].map(
        ([, name, value]) => [name, value],
      );
    for (const path of ["/kuendigen", "/widerruf?schritt=2"]) {
      expect(Object.fromEntries(await values(member, path))).toEqual({ name: "Anna", email, contract: "Pro" });
      expect(Object.fromEntries(await values(app().visitor(), path))).toEqual({ name: "", email: "", contract: "" });
    }
  });

  test("what is missing stands beside its field, and nothing is stored", async () => {
    const before = await app().count(sql`select count(*) from statements`);
    const stranger = app().visitor();
    const wrong: [path: string, fields: Fields, said: string][] = [
      ["/kuendigen", cancellation({ name: "" }), "Name zu kurz"],
      ["/kuendigen", cancellation({ email: "anna" }), "Ungültige E-Mail"],
      ["/kuendigen", cancellation({ contract: "" }), "Vertrag fehlt"],
      ["/kuendigen", cancellation({ kind: "cancellation_for_cause" }), "Grund fehlt"],
      ["/kuendigen", cancellation({ when: "day" }), "Tag fehlt"],
      ["/kuendigen", cancellation({ when: "day", day: "2026-02-30" }), "Tag fehlt"],
      ["/kuendigen", cancellation({ confirmTo: "a@b.de,c@d.de" }), "Ungültige E-Mail"],
      ["/kuendigen", cancellation({ id: "1" }), "Das konnten wir nicht lesen"],
      ["/widerruf?schritt=2", withdrawal({ contract: " " }), "Vertrag fehlt"],
    ];
    for (const [path, fields, said] of wrong) {
      const answer = await stranger.post(path, fields);
      expect([said, answer.status]).toEqual([said, 422]);
      const page = await answer.text();
      expect(page).toContain(said);
      if (fields.name) expect(page).toContain('value="Anna"');
    }
    expect(await app().count(sql`select count(*) from statements`)).toBe(before);
  });

  test("an address is mailed three times a day, by however many strangers; its member's own mails count apart", async () => {
    const { member, email } = await start(40);
    for (let times = 0; times < 6; times++) {
      const answer = await app().visitor().post("/kuendigen", cancellation({ email }));
      expect(await receipt(answer)).toContain("ist eingegangen");
    }
    expect(await effectsOf(email)).toHaveLength(6);
    expect(await readMails(email)).toHaveLength(3);
    await member.post("/kuendigen", cancellation({ email }));
    expect(await readMails(email)).toHaveLength(4);
    // Whose contract it ends is told all the same.
    await hold(email, "pro");
    await app().visitor().post("/kuendigen", cancellation({ email }));
    expect(await readMails(email)).toHaveLength(5);
    expect((await readMails(email)).at(-1)).toContain("ist beendet");
  });

  test("the operator is mailed what nothing could be ended by, and of a flood 20 an hour", async () => {
    await app().passTime("1 hour");
    const operators = () => app().countMails("operator@");
    const before = await operators();
    const { email } = await start(40);
    await hold(email, "pro");
    await app().visitor().post("/kuendigen", cancellation({ email }));
    await finishStatements();
    expect((await operators()) - before).toBe(0);
    const flooding = app().visitor();
    for (let times = 0; times < 25; times++) await flooding.post("/widerruf", withdrawal());
    await finishStatements();
    expect((await operators()) - before).toBe(20);
    const [mail = ""] = (await app().readMails("operator@example.org")).slice(-1);
    expect(decoded(mail)).toContain("nobody@example.org");
  });

  test("1,000 guesses reveal nothing, and cost strangers no mail beyond the limits", { timeout: 240_000 }, async () => {
    const { email: holder } = await start(40);
    await hold(holder, "lifetime_pro");
    const pages = new Set<string>();
    let refused = 0;
    for (let client = 0; client < 10; client++) {
      const guesser = app().visitor();
      for (let guess = 0; guess < 100; guess++) {
        const email = client === 5 && guess === 50 ? holder : `guess-${client}-${guess}@example.org`;
        const answer = await guesser.post("/kuendigen", cancellation({ email }));
        if (answer.status === 429) refused++;
        pages.add(comparable(await receipt(answer)).replaceAll(email, "ADDRESS"));
      }
      expect((await guesser.post("/kuendigen", cancellation())).status).toBe(429);
    }
    expect(refused).toBe(0);
    expect(pages.size).toBe(1);
    await finishStatements();
    expect(await app().countMails("guess-")).toBe(200);
  });
}

/** A page without what differs by the moment: its nonce, the number of the statement, the time. */
const comparable = (page: string): string =>
  page
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "ID")
    .replaceAll(/\d\d:\d\d:\d\d/g, "TIME");

/** The text of a mail, whatever it is encoded in. */
function decoded(mail: string): string {
  const bytes = mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
