import { expect, test } from "vitest";
import { expireContacts } from "~/db/contacts/expire.server";
import { sql, startMember, type App } from "../app/app";
import { MINUTE, startDevice } from "../app/device";
import { contactFields, contactId, CONTACTS } from "./contact-fields";

const told = (field: string, answer: string, agoMs = 0, id = contactId(1)) => ({
  ...{ kind: "answer", mission: "kundenweg", task: `${id}/${field}`, answer, agoMs },
});
const DAY = 24 * 60 * MINUTE;

/** Contacts told from several devices, some of them offline, and their end by the clock. */
export function describeContactDevices(app: () => App): void {
  const rowsOf = (email: string) =>
    app().query(sql`select c.name, c.state, c.note, deleted_at is not null as is_deleted from contacts c
      join profiles using (user_id) where email = ${email} order by c.id`);

  test("somebody noted offline arrives, and of two acts on a field the later stays, whichever arrives first", async () => {
    const email = "contacts-two@example.org";
    const { send, member } = await startDevice(app(), email);
    await send(told("name", "Mira", 5 * MINUTE), told("state", "talking", MINUTE));
    const late = await send(told("state", "approached", 3 * MINUTE), told("note", "Mag Fotos", 3 * MINUTE));
    const { missions } = await late.json();
    expect(missions[0].work.tasks).toContainEqual({
      ...{ id: `${contactId(1)}/state`, completed: false, answer: "talking" },
    });
    expect(await rowsOf(email)).toEqual([{ name: "Mira", state: "talking", note: "Mag Fotos", is_deleted: false }]);
    // Both were reached, each at its own time.
    const moves = await app().query(sql`select state from contact_moves join profiles using (user_id)
      where email = ${email} order by moved_at`);
    expect(moves).toEqual([{ state: "noted" }, { state: "approached" }, { state: "talking" }]);
    expect(await (await member.get(CONTACTS)).text()).toContain("Mira");
  });

  test("one that was deleted comes back from no device, whenever it acted", async () => {
    const email = "contacts-gone@example.org";
    const { send } = await startDevice(app(), email);
    await send(told("name", "Mira", MINUTE), told("gone", "1", MINUTE));
    await send(told("name", "Mira"), told("note", "Mag Fotos"));
    expect(await rowsOf(email)).toEqual([{ name: "", state: "noted", note: "", is_deleted: true }]);
  });

  test("after the trial a device deletes, and what else it tells is dropped", async () => {
    const email = "contacts-late@example.org";
    const { send } = await startDevice(app(), email);
    await send(told("name", "Mira"));
    await app().query(
      sql`update user_progress set trial_start_date = now() - interval '1 year' where email = ${email}`,
    );
    expect((await send(told("note", "Mag Fotos"), told("name", "Neu", 0, contactId(2)))).status).toBe(200);
    expect(await rowsOf(email)).toEqual([{ name: "Mira", state: "noted", note: "", is_deleted: false }]);
    await send(told("gone", "1"));
    expect(await rowsOf(email)).toMatchObject([{ is_deleted: true }]);
  });

  test("what cannot be is refused and changes nothing, also by the id of another person's contact", async () => {
    const email = "contacts-wrong@example.org";
    const owner = await startMember(app(), "contacts-rich@example.org");
    await owner.post(CONTACTS, contactFields({ id: contactId(9), name: "Geheimtipp" }));
    const { send } = await startDevice(app(), email);
    for (const wrong of [
      told("name", ""),
      told("name", "mira@example.org"),
      told("state", "vielleicht"),
      told("birthday", "2000-01-01"),
      told("name", "Mira", 0, "keine-kennung"),
      told("state", "order", 0, contactId(9)),
      told("gone", "1", 0, contactId(9)),
      { ...told("name", "Mira"), kind: "tick", completed: true, answer: undefined },
    ]) {
      expect((await send(wrong)).status, JSON.stringify(wrong)).toBe(400);
    }
    expect(await rowsOf(email)).toEqual([]);
    expect(await rowsOf("contacts-rich@example.org")).toMatchObject([{ name: "Geheimtipp", state: "noted" }]);
  });

  test("ten thousand are refused, and thirty stay", async () => {
    const email = "contacts-flood@example.org";
    const { send } = await startDevice(app(), email);
    const names = Array.from({ length: 100 }, (_, index) => told("name", `K${index}`, 0, contactId(index)));
    expect((await send(...names)).status).toBe(400);
    expect((await send(...names.slice(0, 30))).status).toBe(200);
    expect((await send(...names.slice(30, 31))).status).toBe(400);
    expect(await rowsOf(email)).toHaveLength(30);
  });

  test("by the clock it is emptied 180 days after the last touch, and said 14 days before", async () => {
    const email = "contacts-old@example.org";
    const { member, send } = await startDevice(app(), email);
    await send(told("name", "Alt", 181 * DAY), told("note", "Mag Fotos", 181 * DAY));
    await send(told("name", "Bald", 170 * DAY, contactId(2)), told("name", "Neu", DAY, contactId(3)));
    const page = await (await member.get(CONTACTS)).text();
    expect(page.match(/gelöscht, wenn du bis dahin/g)).toHaveLength(2);
    const now = new Date();
    await expireContacts({ now: new Date(now.getTime() - 2 * DAY) });
    expect((await rowsOf(email)).map(({ name }) => name)).toEqual(["Alt", "Bald", "Neu"]);
    await expireContacts({ now });
    await expireContacts({ now: new Date("2099-01-01T00:00:00Z") });
    expect(await rowsOf(email)).toMatchObject([
      { name: "", note: "", is_deleted: true },
      { name: "Bald", is_deleted: false },
      { name: "Neu", is_deleted: false },
    ]);
  });
}
