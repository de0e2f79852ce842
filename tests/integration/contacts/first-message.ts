import { expect, test } from "vitest";
import { readDocx } from "../../fixtures/read-office";
import { sql, startMember, type App } from "../app/app";
import { contactFields, contactId, CONTACTS } from "./contact-fields";

const TEMPLATE = "/vorlagen/erste-nachricht";
const HOSTILE = `"><img src=x onerror=alert(1)>`;

/** The first message, written to somebody of the Kundenweg. */
export function describeFirstMessage(app: () => App): void {
  const rowsOf = (email: string) =>
    app().query(sql`select c.state, c.next_step, c.next_on::text as next_on from contacts c
      join profiles using (user_id) where email = ${email} and deleted_at is null`);

  test("the template comes with the name of whom it was opened for, asks whether it has gone out, and keeps no name", async () => {
    const email = "message@example.org";
    const member = await startMember(app(), email);
    await member.post(CONTACTS, contactFields({ name: "Mira Kaya", nextStep: "" }));
    const address = `${TEMPLATE}?kontakt=${contactId(1)}`;
    expect(await (await member.get(CONTACTS)).text()).toContain(`href="${address}"`);
    const page = await (await member.get(address)).text();
    expect(page.match(/data-once[^>]*>\nMira<\/textarea>/g)).toHaveLength(3);
    expect(page).toContain("Abgeschickt?");
    expect(await (await member.get(TEMPLATE)).text()).not.toMatch(/Mira|Abgeschickt\?/);
    // What its form sends says nothing of the name.
    await member.post(address, { intent: "template", template: "erste-nachricht", "feld.gesuch-ort": "Köln" });
    const [kept] = await app().query(sql`select coalesce(string_agg(answer, ''), '') as words from user_tasks
      join profiles using (user_id) where profiles.email = ${email}`);
    expect(kept?.words).toContain("Köln");
    expect(kept?.words).not.toContain("Mira");

    const sent = await member.post(CONTACTS, { intent: "sent", id: contactId(1), nextOn: "2090-01-04" });
    expect(sent.headers.get("Location")).toBe(`/level/stufe/approached?kontakt=${contactId(1)}`);
    expect(await rowsOf(email)).toEqual([{ state: "approached", next_step: "Nachfragen", next_on: "2090-01-04" }]);
    expect(await (await member.get(address)).text()).not.toContain("Abgeschickt?");
  });

  test("a next step that was planned stays, and a day that is none comes back in the contact's form", async () => {
    const email = "message-day@example.org";
    const member = await startMember(app(), email);
    await member.post(CONTACTS, contactFields({ nextStep: "Proben zeigen" }));
    const refused = await member.post(CONTACTS, { intent: "sent", id: contactId(1), nextOn: "irgendwann" });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain("Diesen Tag gibt es nicht</strong>");
    expect(page).toMatch(/<option[^>]* value="approached" selected=""|<option[^>]* selected="" value="approached"/);
    expect(await rowsOf(email)).toMatchObject([{ state: "noted", next_on: "2027-01-04" }]);
    await member.post(CONTACTS, { intent: "sent", id: contactId(1) });
    expect(await rowsOf(email)).toEqual([{ state: "approached", next_step: "Proben zeigen", next_on: "2027-01-04" }]);
  });

  test("the page's form replaces the day and step that were planned, and its emptied day is none", async () => {
    const email = "message-asks@example.org";
    const member = await startMember(app(), email);
    const page = async () => (await member.get(`${TEMPLATE}?kontakt=${contactId(1)}`)).text();
    const planned = { nextStep: "Proben zeigen", nextOn: "2026-01-04" };
    await member.post(CONTACTS, contactFields(planned));
    const asks = /name="asks" value="([^"]*)"/.exec(await page())?.[1] ?? "";
    await member.post(CONTACTS, { intent: "sent", id: contactId(1), asks, nextOn: "2090-01-04" });
    expect(await rowsOf(email)).toEqual([{ state: "approached", next_step: "Nachfragen", next_on: "2090-01-04" }]);
    await member.post(CONTACTS, contactFields({ intent: "change", ...planned, state: "noted" }));
    await member.post(CONTACTS, { intent: "sent", id: contactId(1), asks, nextOn: "" });
    expect(await rowsOf(email)).toEqual([{ state: "approached", next_step: "Proben zeigen", next_on: null }]);
  });

  test("what somebody wrote there before stays when the form of another's message is sent", async () => {
    const email = "message-kept@example.org";
    const member = await startMember(app(), email);
    await member.post(CONTACTS, contactFields({ name: "Mira" }));
    await member.post(TEMPLATE, { intent: "template", template: "erste-nachricht", "feld.ja-name": "Jonas" });
    const page = await (await member.get(`${TEMPLATE}?kontakt=${contactId(1)}`)).text();
    expect(page).toContain('<input type="hidden" form="felder.erste-nachricht" name="feld.ja-name" value="Jonas"');
  });

  test("saved, filled by an offer or emptied it stays the message to the same person", async () => {
    const member = await startMember(app(), "message-stays@example.org");
    await member.post(CONTACTS, contactFields({ name: "Mira Kaya" }));
    const address = `${TEMPLATE}?kontakt=${contactId(1)}`;
    expect(await (await member.get(address)).text()).toContain(`<form method="post" action="${address}"`);
    const sent = { intent: "template", template: "erste-nachricht" };
    const place = "#vorlage.erste-nachricht";
    const presses: Record<string, string>[] = [{ "feld.anlass": "der Messe" }, { offer: "name=Rosa" }, { clear: "ja" }];
    for (const fields of presses) {
      expect((await member.post(address, { ...sent, ...fields })).headers.get("Location")).toBe(address + place);
    }
    const foreign = await member.post(`${TEMPLATE}?kontakt=//example.org`, { ...sent, "feld.anlass": "x" });
    expect(foreign.headers.get("Location")).toBe(TEMPLATE + place);
    expect((await member.post(TEMPLATE, sent)).headers.get("Location")).toBe(TEMPLATE + place);
  });

  test("its files, sheets and copies leave whom it is for open, whoever's name was typed there once", async () => {
    const member = await startMember(app(), "message-files@example.org");
    const fields = { "feld.ja-name": "Jonas", "feld.anlass": "der Messe" };
    await member.post(TEMPLATE, { intent: "template", template: "erste-nachricht", ...fields });
    for (const path of [`${TEMPLATE}/druck`, "/mappe", "/mappe/druck"]) {
      const page = await (await member.get(path)).text();
      expect(page, path).toContain("der Messe");
      expect(page, path).not.toContain("Jonas");
    }
    const file = await member.get("/vorlagen/datei/erste-nachricht.docx?inhalt=antworten");
    const text = readDocx(new Uint8Array(await file.arrayBuffer())).join("\n");
    expect(text).toContain("neulich bei der Messe");
    expect(text).toContain("Hallo [Name],");
    expect(text).not.toContain("Jonas");
  });

  test("another person's contact, and one that there is not, give the plain template", async () => {
    const owner = await startMember(app(), "message-owner@example.org");
    await owner.post(CONTACTS, contactFields({ id: contactId(7), name: "Geheimtipp" }));
    const other = await startMember(app(), "message-other@example.org");
    const mainOf = async (id: string) => {
      const answer = await other.get(`${TEMPLATE}?kontakt=${id}`);
      expect(answer.status).toBe(200);
      return /<main.*<\/main>/s.exec(await answer.text())?.[0] ?? "";
    };
    const theirs = await mainOf(contactId(7));
    expect(theirs).toContain("Erste Nachricht");
    expect(theirs).not.toMatch(/Geheimtipp|data-once|Abgeschickt\?/);
    expect(theirs).toBe(await mainOf(contactId(8)));
    const stranger = await (
      await app()
        .visitor()
        .get(`${TEMPLATE}?kontakt=${contactId(7)}`)
    ).text();
    expect(stranger).not.toMatch(/Geheimtipp|data-once|Abgeschickt\?/);
  });

  test("a hostile name is text, in the template as in a mission", async () => {
    const member = await startMember(app(), "message-hostile@example.org");
    await member.post(CONTACTS, contactFields({ name: HOSTILE, nextStep: HOSTILE, note: HOSTILE }));
    for (const path of [`${TEMPLATE}?kontakt=${contactId(1)}`, CONTACTS, "/kundenweg/druck"]) {
      const page = await (await member.get(path)).text();
      expect(page, path).toContain("&lt;img src=x");
      expect(page, path).not.toContain("<img src=x");
    }
  });
}
