import { expect, test } from "vitest";
import { startMember, type App, type Visitor } from "../app/app";
import { RHYTHM, rhythmFields } from "../rhythm/rhythm-form";
import { contactFields, contactId, CONTACTS } from "./contact-fields";

const HOSTILE = "Mira END:VEVENT <b>;,";

/** Days of the Kundenweg in the learner's calendar. */
export function describeContactCalendar(app: () => App): void {
  async function calendarOf(member: Visitor): Promise<string> {
    const page = await (await member.get(RHYTHM)).text();
    const [, address = ""] = /\/kalender\.ics\?k=([\w-]+)/.exec(page) ?? [];
    const answer = await app().visitor().get(`/kalender.ics?k=${address}`);
    expect(answer.status).toBe(200);
    return (await answer.text()).replaceAll("\r\n ", "");
  }
  const someone = async (name: string) => {
    const member = await startMember(app(), `${name}@example.org`);
    await member.post(RHYTHM, rhythmFields());
    await member.post(RHYTHM, { intent: "connect" });
    return member;
  };

  test("shows the days after a yes, initials after a second, and never a name, a step or a note", async () => {
    const member = await someone("contacts-calendar");
    await member.post(CONTACTS, contactFields({ name: "Mira Kaya" }));
    await member.post(CONTACTS, contactFields({ id: contactId(2), name: HOSTILE, nextOn: "2027-01-05" }));
    const choose = async (fields: Record<string, string>) => {
      await member.post(RHYTHM, { intent: "follow-ups", ...fields });
      const text = await calendarOf(member);
      expect(text).not.toMatch(/Mira|Kaya|Mag Fotos|Nachfragen|<b>/);
      expect(text.match(/BEGIN:VEVENT/g)?.length).toBe(text.match(/END:VEVENT/g)?.length);
      return text.match(/SUMMARY:Nachfassen.*/g) ?? [];
    };
    expect(await choose({})).toEqual([]);
    expect(await choose({ initials: "on" })).toEqual([]);
    expect(await choose({ days: "on" })).toEqual(["SUMMARY:Nachfassen", "SUMMARY:Nachfassen"]);
    expect(await choose({ days: "on", initials: "on" })).toEqual([
      "SUMMARY:Nachfassen: M. K.",
      "SUMMARY:Nachfassen: M. E. B.",
    ]);
    await member.post(CONTACTS, contactFields({ intent: "change", id: contactId(1), state: "declined" }));
    expect(await choose({ days: "on" })).toEqual(["SUMMARY:Nachfassen"]);
  });

  test("nobody sees another's days", async () => {
    const owner = await someone("contacts-calendar-owner");
    await owner.post(CONTACTS, contactFields({ id: contactId(7) }));
    const other = await someone("contacts-calendar-other");
    await other.post(RHYTHM, { intent: "follow-ups", days: "on", initials: "on" });
    expect(await calendarOf(other)).not.toContain("Nachfassen");
  });
}
