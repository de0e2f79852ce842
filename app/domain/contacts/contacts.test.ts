import { expect, test } from "vitest";
import { addressIn } from "./address-in";
import { isDue, NEW_CONTACT, sortContacts } from "./contact";
import { changedFields, contactValues, readContactForm } from "./contact-form";
import { nearExpiry } from "./expiry";
import { tellContact, type ContactAct, type ToldContact } from "./merge";
import { contactsWork, contactTask, contactsInWork, readContactTask } from "./work";

const ID = "00000000-0000-4000-8000-000000000001";
const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 12, minute));
const act = (told: ContactAct["told"], minute: number): ContactAct => ({ id: ID, told, at: at(minute) });
const tellAll = (acts: readonly ContactAct[]) =>
  acts.reduce<ToldContact | null>((told, each) => tellContact(told, each), null);

test("of two acts on a field the later counts in any order, and others are left alone", () => {
  const acts = [
    act({ name: "Mira", state: "noted" }, 0),
    act({ state: "approached", nextOn: "2027-01-04" }, 1),
    act({ state: "talking" }, 3),
    act({ state: "resting", note: "Im Sommer wieder" }, 2),
  ];
  const orders = acts.flatMap((one) =>
    acts.filter((each) => each !== one).map((other) => [one, other, ...acts.filter((a) => a !== one && a !== other)]),
  );
  for (const order of orders) {
    expect(tellAll(order)).toMatchObject({
      contact: { name: "Mira", state: "talking", nextOn: "2027-01-04", note: "Im Sommer wieder" },
      createdAt: at(0),
      touchedAt: at(3),
    });
  }
});

test("no act brings a deleted contact back, and no word of it is left", () => {
  const told = tellAll([act({ name: "Mira", note: "Mag Fotos" }, 0), { ...act({}, 1), isDeleted: true }]);
  const after = tellContact(told, act({ name: "Mira" }, 5));
  expect(after).toEqual({
    ...{ contact: NEW_CONTACT, toldAt: {}, createdAt: at(0), touchedAt: at(0), deletedAt: at(1) },
  });
});

test("addresses and numbers are noticed; days, prices and names are not", () => {
  expect(["mira@example.org", "Schreib an a.b@c-d.de!"].map(addressIn)).toEqual(["email", "email"]);
  for (const number of ["0151 23456789", "+49 (30) 123-4567", "030/1234567", "Tel. 0049301234567"]) {
    expect(addressIn(number), number).toBe("phone");
  }
  for (const text of [
    "Treffen am 03.12.2026 um 10:00",
    "bis 2026-12-03",
    "am 3. 12. und 04.12.",
    "Angebot 1.200 € bis 1.500 €",
    "@mira in Haus 12, 0 Rückfragen",
    "20 Uhr, 19 Gäste",
  ]) {
    expect(addressIn(text), text).toBeNull();
  }
});

test("a form tells what it was given, or what is wrong with it", () => {
  expect(readContactForm({ name: " Mira ", origin: "known", way: "", nextOn: "" })).toEqual({
    ...{ ok: true, told: { name: "Mira", origin: "known", way: null, nextOn: null } },
  });
  const wrong = readContactForm({ name: " ", state: "vielleicht", nextOn: "2027-02-30", note: "x".repeat(501) });
  expect(!wrong.ok && Object.keys(wrong.errors).toSorted()).toEqual(["name", "nextOn", "note", "state"]);
  const shown = contactValues({ ...NEW_CONTACT, name: "Mira" });
  expect(changedFields({ ...shown, state: "talking" }, shown)).toEqual({ state: "talking" });
});

test("what is due stands first, and who rests is never due", () => {
  const all = [
    { ...NEW_CONTACT, name: "Ohne" },
    { ...NEW_CONTACT, name: "Bald", nextOn: "2027-01-05" },
    { ...NEW_CONTACT, name: "Fällig", nextOn: "2027-01-04" },
    { ...NEW_CONTACT, name: "Ruht", nextOn: "2027-01-01", state: "resting" as const },
  ];
  const { underWay, resting } = sortContacts(all);
  expect(underWay.map(({ name }) => name)).toEqual(["Fällig", "Bald", "Ohne"]);
  expect(resting.map(({ name }) => name)).toEqual(["Ruht"]);
  expect(all.filter((each) => isDue(each, "2027-01-04")).map(({ name }) => name)).toEqual(["Fällig"]);
});

test("its end is said 14 days before, 180 days after the last touch", () => {
  const touched = new Date("2026-11-27T12:00:00Z");
  expect(nearExpiry(touched, "2027-05-11")).toBeNull();
  expect(nearExpiry(touched, "2027-05-12")).toBe("2027-05-26");
});

test("a device reads back what the server told it, without what was deleted on it", () => {
  const contact = { ...NEW_CONTACT, id: ID, name: "Mira", note: "Mag Fotos", nextOn: "2027-01-04" };
  const answers = new Map(contactsWork([contact], 0).tasks.map(({ id, answer }) => [id, answer]));
  const answerTo = (task: string) => answers.get(task) ?? "";
  expect(contactsInWork([...answers.keys()], answerTo)).toEqual([contact]);
  answers.set(contactTask(ID, "gone"), "1");
  expect(contactsInWork([...answers.keys()], answerTo)).toEqual([]);
  expect(["gibt-es-nicht/name", `${ID}/birthday`, `${ID}/name/more`].map(readContactTask)).toEqual([null, null, null]);
});
