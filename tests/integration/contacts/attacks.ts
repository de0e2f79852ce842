import { afterEach, expect, test, vi } from "vitest";
import { sql, startMember, type App } from "../app/app";
import { startDevice } from "../app/device";
import { contactFields, contactId, CONTACTS } from "./contact-fields";

const FIELDS = { name: "Xaveria Zwetschgenhof", nextStep: "Quittengelee zeigen", note: "Vom Holunderweg" };
const WORDS = /Xaveria|Zwetschgenhof|Quittengelee|Holunderweg/;

/** What somebody may try with the contacts of others, or with too many of their own. */
export function describeContactAttacks(app: () => App): void {
  afterEach(() => void vi.restoreAllMocks());
  const standing = (email: string) =>
    app().count(sql`select count(*) from contacts join profiles using (user_id)
      where email = ${email} and deleted_at is null`);

  test("another person's contact is on no address, whatever its id is put into", async () => {
    const email = "attack-owner@example.org";
    const owner = await startMember(app(), email);
    await owner.post(CONTACTS, contactFields({ ...FIELDS, id: contactId(7) }));
    const other = await startMember(app(), "attack-other@example.org");
    await other.post(CONTACTS, contactFields({ id: contactId(8), name: "Eigen" }));
    const id = contactId(7);
    const pages = [
      ...[`${CONTACTS}?kontakt=${id}`, `/kundenweg/druck?kontakt=${id}`, `/vorlagen/erste-nachricht?kontakt=${id}`],
      ...[
        `/vorlagen/erste-nachricht/druck?kontakt=${id}`,
        `/home?kontakt=${id}`,
        `/mission/content-creator-in-1?kontakt=${id}`,
      ],
      ...["/profile/export?format=json", "/profile/export?format=html", "/mappe/druck", "/level"],
    ];
    for (const path of pages) {
      const answer = await other.get(path);
      expect(answer.status, path).toBeLessThan(500);
      expect(await answer.text(), path).not.toMatch(WORDS);
    }
    for (const fields of [
      contactFields({ intent: "change", id, state: "order" }),
      { intent: "sent", id, nextOn: "2027-01-04" },
      { intent: "delete", id },
    ]) {
      expect((await other.post(CONTACTS, fields)).status, fields.intent).toBe(404);
    }
    // Begun under the same id it is one's own, and the other stays as it was.
    await other.post(CONTACTS, contactFields({ id, name: "Gleich" }));
    await other.post(CONTACTS, { intent: "delete", id });
    expect(await standing(email)).toBe(1);
    expect(await (await owner.get(CONTACTS)).text()).toMatch(WORDS);
    await other.post("/profile/einstellungen/loeschen", { confirmation: "LÖSCHEN" });
    expect(await standing(email)).toBe(1);
  });

  test("ten thousand in one sync are refused whole, and one after another no more than thirty stay", async () => {
    const email = "attack-flood@example.org";
    const { send } = await startDevice(app(), email);
    const told = (number: number) => ({
      ...{ kind: "answer", mission: "kundenweg", task: `${contactId(number)}/name`, answer: `K${number}`, agoMs: 0 },
    });
    const flood = await send(...Array.from({ length: 10_000 }, (_, index) => told(index)));
    expect([400, 413]).toContain(flood.status);
    expect(await standing(email)).toBe(0);
    const answers = new Set<number>();
    for (let number = 0; number < 60; number++) answers.add((await send(told(number))).status);
    expect([...answers].toSorted()).toEqual([200, 400]);
    expect(await standing(email)).toBe(30);
  });

  test("no word of a contact is logged, however it is told, refused or deleted", async () => {
    const lines: string[] = [];
    for (const stream of [process.stdout, process.stderr]) {
      vi.spyOn(stream, "write").mockImplementation((text) => lines.push(String(text)) > 0);
    }
    const { member, send } = await startDevice(app(), "attack-logs@example.org");
    await member.post(CONTACTS, contactFields(FIELDS));
    await member.post(CONTACTS, contactFields({ ...FIELDS, intent: "change", nextOn: "morgen" }));
    await member.post(CONTACTS, contactFields({ ...FIELDS, intent: "fremd" }));
    await send({ kind: "answer", mission: "kundenweg", task: `${FIELDS.name}/name`, answer: FIELDS.note, agoMs: 0 });
    await member.get(`/vorlagen/erste-nachricht?kontakt=${contactId(1)}`);
    // Of a row that breaks it the database tells every word.
    await app().query(
      sql`alter table contacts add constraint broken check (note <> ${sql.raw(`'${FIELDS.note}'`)}) not valid`,
    );
    try {
      expect((await member.post(CONTACTS, contactFields({ ...FIELDS, state: "offer" }))).status).toBe(500);
    } finally {
      await app().query(sql`alter table contacts drop constraint broken`);
    }
    await member.post(CONTACTS, { intent: "delete", id: contactId(1) });
    expect(lines.join("")).toContain("/kundenweg");
    expect(lines.filter((line) => WORDS.test(line))).toEqual([]);
  });
}
