import { expect, test } from "vitest";
import { contactId } from "../contacts/contact-fields";
import { sql, type App } from "../app/app";
import { MINUTE, startDevice } from "../app/device";
import { COUNTED, EXPERIMENTS, TYPED } from "./experiment-forms";

const told = (field: string, answer: string, agoMs = 0, id = TYPED) => ({
  ...{ kind: "answer", mission: "versuche", task: `${id}/${field}`, answer, agoMs },
});
const contact = (field: string, answer: string, agoMs = 0) => ({
  ...{ kind: "answer", mission: "kundenweg", task: `${contactId(1)}/${field}`, answer, agoMs },
});

/** Experiments told from several devices, some of them offline. */
export function describeExperimentDevices(app: () => App): void {
  const rowsOf = (email: string) =>
    app().query(sql`select threshold, hits, asked, decision, sentence from experiments
      join profiles using (user_id) where email = ${email} order by experiment_id`);

  test("of two thresholds and two decisions the later counts, whichever arrives first, and no count becomes less", async () => {
    const email = "experiments-two@example.org";
    const { send } = await startDevice(app(), email);
    await send(told("threshold", "8", 9 * MINUTE));
    await send(told("threshold", "6", 10 * MINUTE));
    // In one go they come in any order.
    await send(told("decision", "go Es trägt.", MINUTE), told("result", "7/20", 2 * MINUTE));
    await send(told("result", "3/12", 0), told("decision", "stop Zu früh.", 3 * MINUTE));
    const late = await send(told("threshold", "2"));
    expect(await rowsOf(email)).toEqual([{ threshold: 8, hits: 7, asked: 20, decision: "go", sentence: "Es trägt." }]);
    const { missions } = await late.json();
    expect(missions[0].work.tasks).toContainEqual({ id: `${TYPED}/threshold`, completed: false, answer: "8" });
  });

  test("contacts of the same device are counted before what is decided on them", async () => {
    const email = "experiments-first@example.org";
    const { send } = await startDevice(app(), email);
    await send(
      told("decision", "go Sie reden.", 0, COUNTED),
      told("threshold", "1", 9 * MINUTE, COUNTED),
      contact("name", "Mira", 5 * MINUTE),
      contact("state", "talking", 4 * MINUTE),
    );
    expect(await rowsOf(email)).toEqual([{ threshold: 1, hits: 1, asked: 1, decision: "go", sentence: "Sie reden." }]);
    expect(
      await app().query(sql`select kind from rungs join profiles using (user_id) where email = ${email} order by kind`),
    ).toEqual([{ kind: "decided" }, { kind: "talked" }]);
  });

  test("what came after a decision is not counted for it, also when the decision arrives late", async () => {
    const email = "experiments-late-decision@example.org";
    const { send } = await startDevice(app(), email);
    await send(
      told("threshold", "1", 9 * MINUTE, COUNTED),
      contact("name", "Mira", 8 * MINUTE),
      contact("state", "approached", 7 * MINUTE),
      contact("state", "talking", 2 * MINUTE),
    );
    await send(told("decision", "stop Niemand redet.", 5 * MINUTE, COUNTED));
    expect(await rowsOf(email)).toMatchObject([{ hits: 0, asked: 1, decision: "stop" }]);
    await send(told("decision", "stop Noch niemand redet.", 0, COUNTED));
    expect(await rowsOf(email)).toMatchObject([{ hits: 0, asked: 1, sentence: "Noch niemand redet." }]);
    const { missions } = await (await send(told("threshold", "1", 0, COUNTED))).json();
    expect(missions[0].work.tasks).toContainEqual({ id: `${COUNTED}/result`, completed: false, answer: "0/1" });
  });

  test("what is older than a deletion does not come back", async () => {
    const email = "experiments-gone@example.org";
    const { send, member } = await startDevice(app(), email);
    await send(told("threshold", "8", 9 * MINUTE), told("result", "7/20", 8 * MINUTE));
    await member.post(EXPERIMENTS, { intent: "delete", id: TYPED });
    await send(told("threshold", "6", 5 * MINUTE), told("result", "9/20", 4 * MINUTE));
    expect(await rowsOf(email)).toMatchObject([{ threshold: null, hits: null, asked: null }]);
  });

  test("after the trial what a device tells is dropped, and what cannot be is refused", async () => {
    const email = "experiments-dropped@example.org";
    const { send } = await startDevice(app(), email);
    for (const wrong of [
      told("threshold", "21"),
      told("threshold", ""),
      told("result", "3"),
      told("result", "3/2"),
      told("result", "1/2", 0, COUNTED),
      told("decision", "stop"),
      told("decision", "vielleicht Mal sehen."),
      told("gone", "1"),
      told("threshold", "1", 0, "content-creator-in/gibts-nicht"),
    ]) {
      expect((await send(wrong)).status, JSON.stringify(wrong)).toBe(400);
    }
    await app().query(
      sql`update user_progress set trial_start_date = now() - interval '1 year' where email = ${email}`,
    );
    expect((await send(told("threshold", "8"))).status).toBe(200);
    expect(await rowsOf(email)).toEqual([]);
  });
}
