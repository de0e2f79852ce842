import { expect, test } from "vitest";
import { sql, startMember, type App } from "../app/app";
import { MINUTE, startDevice } from "../app/device";
import { SITUATION, situationFields } from "../situation/situation-form";
import { START_PLAN, stepFields } from "./step-form";

const about = (task: string, answer: string, agoMs = 0) => ({
  ...{ kind: "answer", mission: "situation", task, answer, agoMs },
});
const step = (task: string, answer: string, agoMs = 0) => ({
  ...{ kind: "answer", mission: "startfahrplan", task: `elster-konto/${task}`, answer, agoMs },
});
const shownFrom = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** Situation and steps told from several devices, some of them offline, converge as the work on missions does. */
export function describeTwoDevices(app: () => App): void {
  const situationOf = async (email: string) => {
    const [row] = await app().query(sql`select employment, insurance, benefits, hours, starts_on::text as starts_on
      from situations join profiles using (user_id) where email = ${email}`);
    return row;
  };
  const stepsOf = (email: string) =>
    app().query(sql`select state, on_day::text as on_day, note from start_steps join profiles using (user_id)
      where email = ${email}`);

  test("of two answers to a question the later given stays, whichever arrives first, and others are left alone", async () => {
    const email = "two-situations@example.org";
    const { send } = await startDevice(app(), email);
    await send(about("insurance", "privat", MINUTE), about("startsOn", "2027-05-01", MINUTE));
    const late = await send(
      about("insurance", "familie", 5 * MINUTE),
      about("hours", "8", 5 * MINUTE),
      about("benefits", "alg1 elternzeit", 5 * MINUTE),
    );
    const { missions } = await late.json();
    expect(missions).toMatchObject([{ id: "situation" }]);
    expect(missions[0].work.tasks).toContainEqual({ id: "insurance", completed: false, answer: "privat" });
    expect(await situationOf(email)).toEqual({
      ...{ employment: null, insurance: "privat", benefits: ["alg1", "elternzeit"], hours: 8, starts_on: "2027-05-01" },
    });
  });

  test("a form tells only what was changed on it, so that an earlier answer of a phone arrives beside it", async () => {
    const email = "stale-form@example.org";
    const { member, send } = await startDevice(app(), email);
    await member.post(SITUATION, situationFields());
    const page = await (await member.get(SITUATION)).text();
    const [, shown = ""] = /name="shown" value="([^"]+)"/.exec(page) ?? [];
    await send(about("insurance", "privat"));
    await member.post(SITUATION, { ...situationFields({ hours: "20" }), shown: shown.replaceAll("&amp;", "&") });
    expect(await situationOf(email)).toMatchObject({ insurance: "privat", hours: 20 });
  });

  test("deleted answers are brought back by no device that was away", async () => {
    const email = "two-deleted@example.org";
    const { member, send } = await startDevice(app(), email);
    await member.post(SITUATION, situationFields());
    await member.post(SITUATION, { intent: "delete" });
    await send(about("insurance", "privat", MINUTE));
    expect(await situationOf(email)).toMatchObject({ insurance: null, hours: null, starts_on: null });
    expect(await (await member.get(SITUATION)).text()).not.toContain("Antworten löschen");
    await send(about("insurance", "familie"));
    expect(await situationOf(email)).toMatchObject({ insurance: "familie" });
    expect(await (await member.get(SITUATION)).text()).toContain("Antworten löschen");
  });

  test("of two states of a step, and of two notes, the later told stays, whichever arrives first", async () => {
    const email = "two-steps@example.org";
    const { member, send } = await startDevice(app(), email);
    await send(step("stand", "done 2027-01-04", MINUTE));
    const late = await send(step("stand", "asked 2027-01-02", 5 * MINUTE), step("notiz", "Post kommt", 5 * MINUTE));
    const { missions } = await late.json();
    expect(missions[0].work.tasks).toContainEqual({
      ...{ id: "elster-konto/stand", completed: false, answer: "done 2027-01-04" },
    });
    expect(await stepsOf(email)).toEqual([{ state: "done", on_day: "2027-01-04", note: "Post kommt" }]);
    // A form that showed it otherwise, and on which the note alone was changed.
    const shown = shownFrom({ state: "asked", on: "2027-01-02", note: "" });
    await member.post(START_PLAN, { ...stepFields({ on: "2027-01-02", note: "Post ist da" }), shown });
    expect(await stepsOf(email)).toEqual([{ state: "done", on_day: "2027-01-04", note: "Post ist da" }]);
    await send(step("stand", "open"), step("notiz", ""));
    await send(step("stand", "asked 2027-01-02", MINUTE), step("notiz", "Post kommt", MINUTE));
    expect(await stepsOf(email)).toEqual([{ state: "open", on_day: null, note: "" }]);
  });

  test("a step without a day was done on the day of the act", async () => {
    const email = "two-days@example.org";
    const { send } = await startDevice(app(), email);
    await send(step("stand", "done", 72 * 60 * MINUTE));
    const [row] = await app().query(sql`select on_day = (now() at time zone 'Europe/Berlin')::date - 3 as is_then
      from start_steps join profiles using (user_id) where email = ${email}`);
    expect(row).toEqual({ is_then: true });
  });

  test("what cannot be is refused and changes nothing; without a plan all else is taken", async () => {
    const email = "two-wrong@example.org";
    const { send } = await startDevice(app(), email);
    await app().query(
      sql`update user_progress set trial_start_date = now() - interval '1 year' where email = ${email}`,
    );
    for (const wrong of [
      about("hours", "900"),
      about("shoe-size", "42"),
      { ...about("hours", "8"), kind: "tick", completed: true, answer: undefined },
      step("stand", "vielleicht"),
      step("stand", "done 2027-02-30"),
      step("notiz", "x".repeat(501)),
      { ...step("stand", "done"), task: "gibt-es-nicht/stand" },
    ]) {
      expect((await send(wrong)).status, JSON.stringify(wrong).slice(0, 90)).toBe(400);
    }
    expect([await situationOf(email), await stepsOf(email)]).toEqual([undefined, []]);
    expect((await send(about("hours", "8"), step("stand", "open"))).status).toBe(200);
    const mission = { kind: "note", mission: "content-creator-1", note: "Notiz", agoMs: 0 };
    expect((await send(mission)).headers.get("Location")).toBe("/pricing");
  });

  test("starting over leaves both alone, and so does taking that back: newer answers stay, deleted ones stay away", async () => {
    const email = "two-undone@example.org";
    const member = await startMember(app(), email);
    await member.post(SITUATION, situationFields());
    await member.post(START_PLAN, stepFields());
    await member.post("/neustart/quiz", {});
    expect(await situationOf(email)).toMatchObject({ insurance: "ueber-job" });
    expect(await stepsOf(email)).toMatchObject([{ state: "asked", note: "Post kommt" }]);
    await member.post(SITUATION, { intent: "delete" });
    await member.post(START_PLAN, stepFields({ state: "done", note: "Ist da" }));
    const [snapshot] = await app().query(sql`select id, data::text as data from snapshots join profiles using (user_id)
      where profiles.email = ${email}`);
    await member.post("/rueckgaengig", { id: String(snapshot?.id) });
    const [after] = await app().query(sql`select quiz_completed from user_progress where email = ${email}`);
    expect(after).toEqual({ quiz_completed: true });
    expect(await situationOf(email)).toMatchObject({ insurance: null, starts_on: null });
    expect(await stepsOf(email)).toMatchObject([{ state: "done", note: "Ist da" }]);
    expect(String(snapshot?.data)).not.toMatch(/Post kommt|ueber-job/);
  });
}
