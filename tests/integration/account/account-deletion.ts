import { expect, test } from "vitest";
import { registerVisitor, sql, startMember, type App, type Visitor } from "../app/app";
import { ADDRESS, DELETION, fillEveryTable, logInElsewhere, personOf, readNewestMail } from "../app/person";
import { copyOf } from "../auth/sessions";

/** Deletion of an account, after which none of its data is left. */
export function describeAccountDeletion(app: () => App): void {
  test("a deletion must be confirmed by typing, from our own page", async () => {
    const email = "keep@example.org";
    const member = await startMember(app(), email);
    for (const confirmation of ["", "ja", "keep@example.com", "L\u0000ÖSCHEN"]) {
      expect((await member.post(DELETION, { confirmation })).status).toBe(422);
    }
    const foreign = { Origin: "https://evil.example" };
    expect((await member.post(DELETION, { confirmation: email }, foreign)).status).toBe(403);
    expect((await app().visitor().post(DELETION, { confirmation: email })).headers.get("Location")).toBe("/onboarding");
    expect((await member.get("/home")).status).toBe(200);
  });

  test("afterwards nothing holds the person's id or address, on no device, after any number of clicks", async () => {
    const [former, email] = ["former@example.org", "gone@example.org"];
    const member = await startMember(app(), former);
    await member.post(ADDRESS, { intent: "send", email });
    await member.post(ADDRESS, { intent: "confirm", code: await app().readCode(email) });
    await fillEveryTable(app(), email);
    const elsewhere = await logInElsewhere(app(), email);
    const third = await logInElsewhere(app(), email);
    // A pending login, and a change of address that was never confirmed.
    await app().visitor().post("/auth", { intent: "send", email });
    await elsewhere.post(ADDRESS, { intent: "send", email: "never@example.org" });
    await leaveBrokenLogin(app(), email);
    await leaveJobs(app(), email);
    // An account whose address ends with the same letters is another one's.
    const neighbour = await registerVisitor(app(), `x${email}`);
    await leaveJobs(app(), `x${email}`);
    const { userId } = await personOf(app(), email);

    const tabs = Array.from({ length: 5 }, () => copyOf(app(), member));
    // Other tabs go on writing meanwhile.
    const written = tabs.map((one) =>
      one.post("/mission/content-creator-in-1", { intent: "task", task: "cc1-1", answer: "noch da" }),
    );
    const answers = await Promise.all(tabs.map((one) => one.post(DELETION, { confirmation: "löschen" })));
    for (const answer of await Promise.all(written)) expect([200, 302]).toContain(answer.status);
    for (const answer of answers) expect(answer.headers.get("Location")).toBe("/konto-geloescht");
    expect(answers[0]?.headers.get("Clear-Site-Data")).toBe('"storage"');
    // The second click of a double click arrives after the deletion; another device gets no hint of it.
    const late = await copyOf(app(), member).post(DELETION, { confirmation: "löschen" });
    expect(late.headers.get("Location")).toBe("/konto-geloescht");
    const other = await copyOf(app(), elsewhere).post(DELETION, { confirmation: "löschen" });
    expect(other.headers.get("Location")).toBe("/auth");
    const [tab = member] = tabs;
    expect([...tab.cookies.keys()]).toEqual([]);
    expect((await tab.get("/konto-geloescht")).status).toBe(200);
    // The browser there still has what was written, and is told once to forget it.
    expect(await leadsAway(elsewhere)).toEqual(["/auth", '"storage"']);
    expect(elsewhere.cookies.has("session")).toBe(false);
    expect(await leadsAway(elsewhere)).toEqual(["/auth", null]);
    // A form that is refused there says why before that.
    const refused = await third.post("/auth", { intent: "send", email: "keine Adresse" });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("keine Adresse")]);
    // So is one in which somebody goes to a page before the login, by an invitation, say.
    expect(await leadsAway(third, "/onboarding?schritt=2")).toEqual(["/onboarding?schritt=2", '"storage"']);
    expect(await leadsAway(third, "/onboarding?schritt=2")).toEqual([null, null]);

    for (const text of [userId, email, former, "never@example.org"]) {
      expect(await placesHolding(app(), text)).toEqual([]);
    }
    const kept = await placesHolding(app(), (await personOf(app(), `x${email}`)).userId);
    expect(kept).toEqual(expect.arrayContaining(["pgboss.job.data", "pgboss.archive.data"]));
    await app().query(sql`delete from pgboss.job`);
    await app().query(sql`delete from pgboss.archive`);
    await neighbour.post("/email-verification", { intent: "confirm", code: await app().readCode(`x${email}`) });
    expect((await neighbour.get("/home")).status).toBe(200);
    expect(await readNewestMail(app(), email)).toContain("dein Konto mit allem");
    // The address is free again.
    await startMember(app(), email);
  });
}

async function leadsAway(visitor: Visitor, path = "/home"): Promise<(string | null)[]> {
  const { headers } = await visitor.get(path);
  return [headers.get("Location"), headers.get("Clear-Site-Data")];
}

/** A visitor's row as it stays when the process ends between the right code and the new session. */
async function leaveBrokenLogin(app: App, email: string): Promise<void> {
  const { userId } = await personOf(app, email);
  const data = JSON.stringify({ "auth:user": { userId } });
  await app.query(sql`insert into sessions (token_hash, data, expires_at)
    values ('broken', ${data}::jsonb, now() + interval '1 day')`);
}

/** Failed notices: one to be retried, one given up, one archived since. */
async function leaveJobs(app: App, email: string): Promise<void> {
  const { userId } = await personOf(app, email);
  const data = JSON.stringify({ userId, kind: "week", day: "2026-11-22" });
  await app.query(sql`insert into pgboss.job (name, data, state, start_after)
    values ('notices', ${data}::jsonb, 'retry', now() + interval '1 hour'), ('notices', ${data}::jsonb, 'failed', now()),
      ('notices', ${data}::jsonb, 'completed', now())`);
  await app.query(sql`with filed as (delete from pgboss.job where state = 'completed' returning *)
    insert into pgboss.archive select filed.*, now() from filed`);
}

/** Columns that contain a text, over all tables and schemas, whatever their type. */
async function placesHolding(app: App, text: string): Promise<string[]> {
  const columns = await app.query(sql`
    select table_schema, table_name, column_name from information_schema.columns
    where table_schema not in ('pg_catalog', 'information_schema')
      and data_type in ('text', 'uuid', 'jsonb', 'json', 'character varying', 'ARRAY')`);
  expect(columns.length).toBeGreaterThan(40);
  expect(new Set(columns.map(({ table_schema }) => table_schema))).toContain("pgboss");
  const places = [];
  for (const { table_schema: schema, table_name: table, column_name: column } of columns) {
    const name = sql`${sql.identifier(String(schema))}.${sql.identifier(String(table))}`;
    const field = sql.identifier(String(column));
    // Matches the whole address only: a longer one that ends the same belongs to another account.
    const value = `(^|[^a-z0-9.@-])${text.replaceAll(".", "\\.")}`;
    const found = await app.count(sql`select count(*) from ${name} where ${field}::text ~ ${value}`);
    if (found > 0) places.push(`${String(schema)}.${String(table)}.${String(column)}`);
  }
  return places;
}
