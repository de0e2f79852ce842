import { expect, test } from "vitest";
import { executeOpenStatements } from "../../../app/payments/statements/execute-open.server";
import { sql, type App, type Visitor } from "../app/app";
import { cancellation, comparable, peopleWhoDeclare, receipt, withdrawal, type Fields } from "./statement-people";

/** Cancelling and withdrawing without a login. */
export function describeStatements(app: () => App): void {
  const { start, hold, heldBy, statementsOf, effectsOf, readMails } = peopleWhoDeclare(app, "statements");

  test("whoever cancels gets a receipt on the page and by mail, and the contract ends", async () => {
    const { email } = await start(40);
    await hold(email, "pro");
    const answer = await app().visitor().post("/kuendigen", cancellation({ email }));
    expect(answer.status).toBe(200);
    const page = await receipt(answer);
    expect(page).toContain("Deine Kündigung ist eingegangen");
    expect(page).toMatch(/\d{1,2}\. \p{L}+ \d{4} um \d\d:\d\d:\d\d Uhr/u);
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
    await executeOpenStatements({ now: new Date() });
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
    await executeOpenStatements({ now: new Date() });
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
}
