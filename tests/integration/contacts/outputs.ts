import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { getTextReader } from "~/db/situation/situation.server";
import { getWeek } from "~/db/rhythm/week.server";
import { mondayOf } from "~/domain/action-plan/calendar-days";
import { berlinDay } from "~/domain/time/german-dates";
import { startMember, type App } from "../app/app";
import { personOf } from "../app/person";
import { contactFields, contactId, CONTACTS } from "./contact-fields";

/** Where contacts are told of, and where they never are. */
export function describeContactOutputs(app: () => App): void {
  test("/home says how many next steps are due, and of nobody who rests", async () => {
    const member = await startMember(app(), "contacts-home@example.org");
    expect(await (await member.get("/home")).text()).not.toContain("Dein Kundenweg");
    await member.post(CONTACTS, contactFields({ nextOn: "2026-01-04" }));
    await member.post(CONTACTS, contactFields({ id: contactId(2), nextOn: "2026-01-04", state: "resting" }));
    await member.post(CONTACTS, contactFields({ id: contactId(3), nextOn: "2090-01-04" }));
    expect(await (await member.get("/home")).text()).toContain("Ein nächster Schritt ist fällig");
    await member.post(CONTACTS, contactFields({ id: contactId(4), nextOn: "2026-01-04" }));
    const page = await (await member.get("/home")).text();
    expect(page).toContain("2\u00a0nächste Schritte sind fällig");
    expect(page).not.toContain("Café M.");
  });

  test("the week counts who was asked and who was spoken to, each once", async () => {
    const email = "contacts-week@example.org";
    const member = await startMember(app(), email);
    const { userId } = await personOf(app(), email);
    for (const number of [1, 2, 3]) {
      const id = contactId(number);
      await member.post(CONTACTS, contactFields({ id }));
      for (const state of ["approached", "resting", "approached"]) {
        await member.post(CONTACTS, contactFields({ intent: "change", id, state }));
      }
    }
    await member.post(CONTACTS, contactFields({ intent: "change", id: contactId(1), state: "talking" }));
    const monday = mondayOf(berlinDay(new Date()));
    expect(await getWeek({ userId, monday })).toMatchObject({ asked: 3, talked: 1 });
    expect(await getWeek({ userId, monday: "2090-01-02" })).toMatchObject({ asked: 0, talked: 0 });
  });

  test("what a task counts is how far each has come, before who declined or rests", async () => {
    const email = "contacts-counted@example.org";
    const member = await startMember(app(), email);
    const { userId } = await personOf(app(), email);
    const farthest = async () => (await getTextReader({ userId, taskIds: [] })).farthest;
    const move = (number: number, ...states: string[]) =>
      states.reduce(async (before, state) => {
        await before;
        await member.post(CONTACTS, contactFields({ intent: "change", id: contactId(number), state }));
      }, Promise.resolve());
    expect(await farthest()).toEqual({});
    for (const number of [1, 2, 3, 4, 5]) await member.post(CONTACTS, contactFields({ id: contactId(number) }));
    await move(1, "approached", "talking", "declined");
    await move(2, "offer");
    await move(3, "resting");
    await move(4, "order", "noted");
    expect(await farthest()).toEqual({ noted: 3, talking: 1, offer: 1 });
    await member.post(CONTACTS, { intent: "delete", id: contactId(2) });
    expect(await farthest()).toEqual({ noted: 3, talking: 1 });
  });

  test("no contact reaches Inno: what makes a prompt knows nothing of them", () => {
    const files = filesIn("app/coach");
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((path) => /contacts?\b|kundenweg/i.test(importsOf(readFileSync(path, "utf8"))))).toEqual([]);
  });
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });

/** What a file imports, and the tables that it names in its queries. */
const importsOf = (text: string): string =>
  [...text.matchAll(/from "([^"]+)"/g), ...text.matchAll(/(?:from|join) (\w+)/g)].map(([, name]) => name).join(" ");
