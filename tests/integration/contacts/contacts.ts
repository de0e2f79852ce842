import { expect, test } from "vitest";
import { sql, startMember, type App } from "../app/app";
import { contactFields, contactId, CONTACTS } from "./contact-fields";

/** The Kundenweg by plain forms. */
export function describeContacts(app: () => App): void {
  const rowsOf = (email: string) =>
    app().query(sql`select c.name, c.state, c.next_on::text as next_on, c.note from contacts c
      join profiles using (user_id) where email = ${email} and deleted_at is null order by c.created_at, c.id`);
  const movesOf = async (email: string) => {
    const rows = await app().query(sql`select state from contact_moves join profiles using (user_id)
      where email = ${email} order by moved_at, state`);
    return rows.map(({ state }) => state);
  };
  const change = (fields: Record<string, string>) => contactFields({ intent: "change", ...fields });

  test("somebody is noted once however often it is sent, moved on, and each state is remembered once", async () => {
    const email = "contacts@example.org";
    const member = await startMember(app(), email);
    const answers = await Promise.all(Array.from({ length: 3 }, () => member.post(CONTACTS, contactFields())));
    const address = `/kundenweg?kontakt=${contactId(1)}#kontakt-${contactId(1)}`;
    expect(answers.map(({ headers }) => headers.get("Location"))).toEqual(answers.map(() => address));
    expect(await rowsOf(email)).toEqual([
      { name: "Café M.", state: "noted", next_on: "2027-01-04", note: "Mag Fotos" },
    ]);
    for (const state of ["approached", "talking", "approached", "resting"]) {
      await member.post(CONTACTS, change({ state, nextOn: "" }));
    }
    expect(await rowsOf(email)).toMatchObject([{ state: "resting", next_on: null }]);
    expect(await movesOf(email)).toEqual(["noted", "approached", "talking", "resting"]);
    const rungs = await app().query(sql`select kind from rungs join profiles using (user_id)
      where email = ${email} and not is_said order by kind`);
    expect(rungs).toEqual([{ kind: "approached" }, { kind: "talked" }]);
    const page = await (await member.get(CONTACTS)).text();
    expect(page).toContain("Ruht oder abgesagt (1)");
    expect(page).not.toContain("Unterwegs");
  });

  test("what happens for the first time is the moment of its rung, which leads back; the second time it is none", async () => {
    const member = await startMember(app(), "contacts-moment@example.org");
    const leadsTo = async (fields: Record<string, string>) =>
      (await member.post(CONTACTS, fields)).headers.get("Location");
    const address = `/kundenweg?kontakt=${contactId(1)}#kontakt-${contactId(1)}`;
    expect(await leadsTo(contactFields())).toBe(address);
    expect(await leadsTo({ intent: "sent", id: contactId(1) })).toBe(`/level/stufe/approached?kontakt=${contactId(1)}`);
    const moment = await (await member.get(`/level/stufe/approached?kontakt=${contactId(1)}`)).text();
    expect(moment).toContain(`href="${address}"`);
    expect(moment).toContain("hier entstanden");
    expect(await leadsTo({ intent: "sent", id: contactId(1) })).toBe(address);
    expect(await leadsTo(change({ state: "noted" }))).toBe(address);
    expect(await leadsTo(change({ state: "approached" }))).toBe(address);
    expect(await leadsTo(contactFields({ id: contactId(2), state: "offer" }))).toMatch(/stufe\/offered/);
    for (const hostile of ["//example.org", "javascript:alert(1)", '"><script>']) {
      const page = await (await member.get(`/level/stufe/offered?kontakt=${encodeURIComponent(hostile)}`)).text();
      expect(page).toContain('href="/home"');
    }
  });

  test("what is due comes first, and what has no day last", async () => {
    const member = await startMember(app(), "contacts-sorted@example.org");
    const days = { Ohne: "", Bald: "2090-01-04", Heute: "2026-01-04" };
    for (const [index, [name, nextOn]] of Object.entries(days).entries()) {
      await member.post(CONTACTS, contactFields({ id: contactId(index), name, nextOn }));
    }
    const page = await (await member.get(CONTACTS)).text();
    const places = ["Heute", "Bald", "Ohne"].map((name) => page.indexOf(`>${name}</strong>`));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(page).toContain("fällig seit");
  });

  test("a thirty-first, and ten thousand more, are refused in words", async () => {
    const email = "contacts-many@example.org";
    const member = await startMember(app(), email);
    await app().query(sql`insert into contacts (user_id, id, name, state)
      select user_id, md5(n::text)::uuid, 'K' || n, 'noted' from profiles, generate_series(1, 30) n where email = ${email}`);
    const refused = await member.post(CONTACTS, contactFields());
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("Hier stehen schon 30");
    expect(await rowsOf(email)).toHaveLength(30);
  });

  test("addresses and numbers of others are kindly refused, wherever they are typed", async () => {
    const email = "contacts-address@example.org";
    const member = await startMember(app(), email);
    for (const [field, typed] of [
      ["name", "mira@example.org"],
      ["note", "Erreichbar unter 0151 23456789"],
      ["nextStep", "+49 30 1234567 anrufen"],
    ] as const) {
      const refused = await member.post(CONTACTS, contactFields({ [field]: typed }));
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain("Die gehört der anderen Person");
    }
    expect(await rowsOf(email)).toEqual([]);
  });

  test("another person's contact is neither seen, changed nor deleted by its id", async () => {
    const owner = await startMember(app(), "contacts-owner@example.org");
    const other = await startMember(app(), "contacts-other@example.org");
    await owner.post(CONTACTS, contactFields({ id: contactId(7), name: "Geheimtipp" }));
    expect((await other.post(CONTACTS, change({ id: contactId(7), state: "order" }))).status).toBe(404);
    expect((await other.post(CONTACTS, { intent: "delete", id: contactId(7) })).status).toBe(404);
    expect(await (await other.get(`${CONTACTS}?kontakt=${contactId(7)}`)).text()).not.toContain("Geheimtipp");
    expect(await rowsOf("contacts-owner@example.org")).toMatchObject([{ name: "Geheimtipp", state: "noted" }]);
    expect(await rowsOf("contacts-other@example.org")).toEqual([]);
  });

  test("a first message that has gone out moves its contact on, and nobody else's", async () => {
    const email = "contacts-sent@example.org";
    const member = await startMember(app(), email);
    await member.post(CONTACTS, contactFields());
    expect(await (await member.get(CONTACTS)).text()).toContain('href="/vorlagen/erste-nachricht?kontakt=');
    await member.post(CONTACTS, { intent: "sent", id: contactId(1) });
    expect(await rowsOf(email)).toMatchObject([{ name: "Café M.", state: "approached", note: "Mag Fotos" }]);
    expect(await (await member.get(CONTACTS)).text()).not.toContain('href="/vorlagen/erste-nachricht?kontakt=');
    expect((await member.post(CONTACTS, { intent: "sent", id: contactId(2) })).status).toBe(404);
    // From a page that has stood open since.
    await member.post(CONTACTS, change({ state: "offer" }));
    await member.post(CONTACTS, { intent: "sent", id: contactId(1) });
    expect(await rowsOf(email)).toMatchObject([{ state: "offer" }]);
  });

  test("a deleted one leaves no word, and no form brings it back", async () => {
    const email = "contacts-deleted@example.org";
    const member = await startMember(app(), email);
    await member.post(CONTACTS, contactFields());
    await member.post(CONTACTS, { intent: "delete", id: contactId(1) });
    expect(await rowsOf(email)).toEqual([]);
    const [row] = await app()
      .query(sql`select row_to_json(c)::text as kept from contacts c join profiles using (user_id)
      where email = ${email}`);
    expect(String(row?.kept)).not.toMatch(/Café|Mag Fotos|Nachfragen|known|talk|2027-01-04/);
    await member.post(CONTACTS, contactFields());
    await member.post(CONTACTS, change({ state: "order" }));
    expect(await rowsOf(email)).toEqual([]);
  });

  test("after the trial it can be read and deleted, and nothing else; whoever has nothing there is led to the plans", async () => {
    const email = "contacts-trial@example.org";
    const member = await startMember(app(), email);
    await member.post(CONTACTS, contactFields());
    await app().query(
      sql`update user_progress set trial_start_date = now() - interval '1 year' where email = ${email}`,
    );
    const page = await (await member.get(CONTACTS)).text();
    expect(page).toContain("Mag Fotos");
    expect(page).not.toContain("Kontakt notieren");
    for (const fields of [contactFields({ id: contactId(2) }), change({ state: "order" })]) {
      expect((await member.post(CONTACTS, fields)).headers.get("Location")).toBe("/pricing");
    }
    expect(await rowsOf(email)).toMatchObject([{ state: "noted" }]);
    expect(await (await member.get("/profile/export")).text()).toContain("Mag Fotos");
    await member.post(CONTACTS, { intent: "delete", id: contactId(1) });
    expect(await rowsOf(email)).toEqual([]);
    expect((await member.get(CONTACTS)).headers.get("Location")).toBe("/pricing");
  });

  test("another path and another test leave it alone", async () => {
    const email = "contacts-path@example.org";
    const member = await startMember(app(), email);
    await member.post(CONTACTS, contactFields());
    await member.post("/neustart/pfad", {});
    await member.post("/neustart/quiz", {});
    expect(await rowsOf(email)).toHaveLength(1);
    const [snapshot] = await app().query(sql`select string_agg(data::text, '') as data from snapshots
      join profiles using (user_id) where profiles.email = ${email}`);
    expect(String(snapshot?.data)).not.toMatch(/Café|Mag Fotos/);
  });
}
