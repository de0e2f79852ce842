import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { readCommand } from "~/operator/command";
import { perform } from "~/operator/perform.server";
import { testEnvironment } from "../../../scripts/lib/environment.mjs";
import { run } from "../../../scripts/lib/run.mjs";
import { sql, type App, type DatabaseKind } from "../app/app";
import { fillEveryTable } from "../app/person";
import { CLOSED, peopleWithPlans } from "./plan-people";

/** The operator's view of a person's money and access, and the changes they may make. */
export function describeKonto(app: () => App, database: DatabaseKind): void {
  const { start, standing, opened } = peopleWithPlans(app, "konto");

  const at = (now: Date, args: readonly string[]) => perform(readCommand(args, now), now);
  const konto = (...args: string[]) => at(new Date(), args);
  const rowsOf = (email: string) =>
    app().query(sql`select kind, source, state, reason,
      round(extract(epoch from expires_at) * 1000)::float8 as expires
      from entitlements join profiles using (user_id) where email = ${email} order by starts_at`);
  const holdAtStripe = (email: string, kind: string, id: string) =>
    app().query(sql`insert into entitlements (id, user_id, kind, source, starts_at, period_end, expires_at)
      select ${id}, user_id, ${kind}, 'stripe', now() - interval '10 days', now() + interval '20 days',
        now() + interval '23 days'
      from profiles where email = ${email}`);

  test("what is given opens everything at the next request, and its reason is in the person's export", async () => {
    const { member, email } = await start(40);
    expect(await opened(member)).toEqual([]);
    const said = await konto(email, "--gib=pro", "--grund=Hat uns beim Testen geholfen");
    expect(said).toBe(`Gegeben: Pro ohne Ende an ${email}. Grund: Hat uns beim Testen geholfen`);
    expect(await opened(member)).toEqual(CLOSED);
    expect(await standing(email)).toMatchObject({ plan: "pro", days: null });
    const { data } = JSON.parse(await (await member.get("/profile/export?format=json")).text());
    expect(data.entitlements).toMatchObject([
      { kind: "pro", source: "operator", state: "active", reason: "Hat uns beim Testen geholfen" },
    ]);
  });

  test("what is given opens the missions it pays for", async () => {
    const { email } = await start(40);
    await app().query(sql`update user_progress set total_xp = 100 where email = ${email}`);
    const locked = () =>
      app().count(sql`select count(*) from user_missions join profiles using (user_id)
        where email = ${email} and career_path is not null and status = 'locked'`);
    expect(await locked()).toBeGreaterThan(0);
    await konto(email, "--gib=pro", "--grund=Test");
    expect(await locked()).toBe(0);
  });

  test("given twice is given once, also at the same moment", async () => {
    const { email } = await start(40);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => konto(email, "--gib=pro", "--grund=Test")),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(konto(email, "--gib=pro", "--grund=Test")).rejects.toThrow("Pro ist schon ohne Ende gegeben");
    expect(await rowsOf(email)).toHaveLength(1);
  });

  test("what is taken closes at once, the row stays with both reasons, and it can be given again", async () => {
    const { member, email } = await start(40);
    await konto(email, "--gib=pro", "--grund=Testerin");
    expect(await konto(email, "--nimm=pro", "--grund=Test vorbei")).toBe(
      `Genommen: Pro von ${email}. Grund: Test vorbei`,
    );
    expect(await opened(member)).toEqual([]);
    const [row, ...others] = await rowsOf(email);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ state: "ended", source: "operator" });
    expect(row?.reason).toMatch(/^Testerin · Genommen am \d+\. \S+ \d{4}: Test vorbei$/);
    expect(await standing(email)).toMatchObject({ plan: "free", days: null });
    await expect(konto(email, "--nimm=pro", "--grund=Noch einmal")).rejects.toThrow("nicht von Hand gegeben");
    await konto(email, "--gib=pro", "--grund=Doch");
    expect(await rowsOf(email)).toMatchObject([{ state: "ended" }, { state: "active", reason: "Doch" }]);
    expect(await opened(member)).toEqual(CLOSED);
  });

  test("until a day: it runs through that day in Germany and then closes", async () => {
    const { member, email } = await start(40);
    const earlier = new Date("2025-07-01T12:00:00Z");
    expect(await at(earlier, [email, "--gib=pro", "--grund=Test", "--bis=2025-07-31"])).toContain("bis 31. Juli 2025");
    const [row] = await rowsOf(email);
    expect(row).toMatchObject({ expires: Date.parse("2025-07-31T21:59:59.999Z") });
    expect(await opened(member)).toEqual([]);
    expect(await konto(email)).toContain("Pro · von Hand gegeben · abgelaufen");
  });

  test("the copy of the plan tells the longest of those that run, not of those that are over", async () => {
    const { email } = await start(40);
    await konto(email, "--gib=pro", "--grund=Test", "--bis=2999-12-31");
    await holdAtStripe(email, "pro", `sub_${randomUUID()}`);
    await konto(email, "--nimm=pro", "--grund=Test");
    expect(await standing(email)).toMatchObject({ plan: "pro", days: expect.closeTo(20, 1) });
    await konto(email, "--gib=pro", "--grund=Test");
    expect(await standing(email)).toMatchObject({ plan: "pro", days: null });
  });

  test("what is paid is neither ended nor taken, and what costs money for nothing is said", async () => {
    const { email } = await start(40);
    const id = `sub_${randomUUID()}`;
    await holdAtStripe(email, "pro", id);
    const said = await konto(email, "--gib=pro_ai", "--grund=Test");
    expect(said).toContain(`Achtung: Pro läuft bei Stripe weiter und wird weiter abgebucht (${id}).`);
    await expect(konto(email, "--nimm=pro", "--grund=Test")).rejects.toThrow("nicht von Hand gegeben");
    expect(await rowsOf(email)).toMatchObject([
      { kind: "pro", source: "stripe", state: "active" },
      { kind: "pro_ai", source: "operator" },
    ]);
  });

  test("nobody by that address: one sentence, nothing changed", async () => {
    const count = () => app().count(sql`select count(*) from entitlements`);
    const before = await count();
    for (const wish of [[], ["--gib=pro", "--grund=Test"], ["--nimm=pro", "--grund=Test"]]) {
      await expect(konto("niemand@example.org", ...wish)).rejects.toThrow("Zu niemand@example.org gibt es kein Konto.");
    }
    expect(await count()).toBe(before);
  });

  test("all that is known of somebody, and nothing of anybody else", async () => {
    const { email } = await start(10);
    const { email: other } = await start(10);
    await fillEveryTable(app(), email);
    await holdAtStripe(other, "pro", "sub_of_somebody_else");
    await app().query(sql`insert into statements (id, kind, name, email, contract, settled_at)
      values (gen_random_uuid(), 'withdrawal', 'Anna', ${email}, 'Aus dem Formular', now())`);
    for (let number = 1; number <= 25; number++) {
      await app().query(sql`insert into stripe_events (id, type, user_id, created_at)
        select ${`evt_${number}_${email}`}, 'invoice.paid', user_id, now() - make_interval(days => ${number})
        from profiles where email = ${email}`);
    }
    const text = await konto(email.toUpperCase());
    expect(text).toContain(`<${email}>`);
    expect(text).toContain("AI-Coach Add-on · aus der Demo · läuft");
    expect(text).toContain("Bestellungen (1)");
    expect(text).toContain("Zahlungen (1)");
    expect(text).toContain("Bei Stripe: cus-");
    expect(text).toContain("Nachrichten von Stripe, die neuesten (20)");
    expect(text).toContain(`evt_19_${email}`);
    expect(text).not.toContain(`evt_20_${email}`);
    // Open statements first, although it came earlier; also one matched by the address alone.
    expect(text).toMatch(/Kündigungen und Widerrufe \(2\)\n {2}OFFEN · Kündigung[^]*erledigt am[^]*Aus dem Formular/);
    expect(text).not.toContain("sub_of_somebody_else");
    expect(text).not.toContain(other);
  });

  test("what is declared waits until it is settled, once, with what was done", async () => {
    const id = randomUUID();
    const email = "fremd@example.org";
    await app().query(sql`insert into statements (id, kind, name, email, contract)
      values (${id}, 'withdrawal', 'Fremd', ${email}, 'Weiß ich nicht mehr')`);
    expect(await konto()).toContain(`Nummer ${id}`);
    await expect(konto("--erledigt", randomUUID(), "--grund=Test")).rejects.toThrow("gibt es nicht");
    await expect(konto("--erledigt=%", "--grund=Test")).rejects.toThrow("gibt es nicht");
    expect(await konto("--erledigt", id.toUpperCase(), "--grund=Kein Vertrag, geantwortet")).toContain(id);
    expect(await konto()).not.toContain(id);
    await expect(konto("--erledigt", id, "--grund=Noch einmal")).rejects.toThrow("Das ist schon erledigt");
    const rows = await app().query(sql`select effect, settled_at is not null as settled from statements
      where id = ${id}`);
    expect(rows).toEqual([{ effect: "operator: Kein Vertrag, geantwortet", settled: true }]);
  });

  test("as a command; the embedded database is not opened beside the app that holds it", async () => {
    const { email } = await start(10);
    const { dataDir, databaseUrl } = app();
    const server = databaseUrl ? { DATABASE_URL: databaseUrl, SESSION_SECRET: "ab".repeat(32) } : {};
    const command = (...args: string[]) =>
      run(process.execPath, ["scripts/command.mjs", "konto", ...args], {
        env: { ...testEnvironment(process.env), DATA_DIR: dataDir, ...server },
        capture: true,
      });
    const refused = await command(email, "--gib=pro");
    expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/^Ohne Grund[^\n]*\n$/) });
    const { code, output } = await command(email);
    if (database === "pglite") {
      expect(code).toBe(1);
      expect(output).toMatch(/^Der Datenordner [^\n]* ist schon in Benutzung: Beende die App[^\n]*\n$/);
    } else {
      expect(code, output).toBe(0);
      expect(output).toContain(`<${email}>`);
    }
  });
}
