import { describe, expect, test } from "vitest";
import {
  editEntry,
  combine,
  listUnsent,
  NO_WORK,
  receive,
  markSent,
  tickEntry,
  tickedTasks,
  type TimedValue,
  type MissionWork,
  type ServerWork,
} from "./mission-work";

const entry = <Value>(value: Value, at: number, sent: number | null): TimedValue<Value> => ({ value, at, sent });
const work = (ticks: MissionWork["ticks"], rest: Partial<MissionWork> = {}): MissionWork => ({
  ...NO_WORK,
  ticks,
  ...rest,
});
const server = (asOf: number, completed: boolean, answer = "", note = ""): ServerWork => ({
  asOf,
  progress: 0,
  tasks: [{ id: "a", completed, answer }],
  note,
});

describe("an act", () => {
  test("is of this moment and waits to be sent", () => {
    expect(editEntry(null, true, 1_000)).toEqual(entry(true, 1_000, null));
  });
  test("is later than the one before, also when the clock was set back", () => {
    expect(editEntry(entry("alt", 5_000, 9), "neu", 1_000)).toEqual(entry("neu", 5_001, null));
  });
});

describe("a tick", () => {
  const LIST = {
    ...{ id: "l", required: true },
    items: ["l.eins", "l.zwei"].map((id) => ({ id, required: true })).concat({ id: "l.frei", required: false }),
  };
  const tick = (before: MissionWork, id: string, completed: boolean, now: number) =>
    tickEntry(before, { id, completed, now, tasks: [LIST, { id: "a", required: true }] });

  test("of a task is one act", () => {
    expect(tick(NO_WORK, "a", true, 5).ticks).toEqual({ a: entry(true, 5, null) });
  });

  test("of the last required item ticks its task, also where the server knows the others", () => {
    const one = tick(NO_WORK, "l.eins", true, 5);
    expect(one.ticks).toEqual({ "l.eins": entry(true, 5, null) });
    expect(tick(one, "l.zwei", true, 6).ticks.l).toEqual(entry(true, 6, null));
    expect(tick(work({ "l.eins": entry(true, 0, 50) }), "l.zwei", true, 6).ticks.l).toEqual(entry(true, 6, null));
  });

  test("that is taken from a required item opens the task, from a voluntary one it does not", () => {
    const done = tick(tick(tick(NO_WORK, "l.eins", true, 5), "l.zwei", true, 6), "l.frei", true, 7);
    expect(tick(done, "l.frei", false, 8).ticks.l).toEqual(entry(true, 6, null));
    expect(tick(done, "l.eins", false, 8).ticks.l).toEqual(entry(false, 8, null));
  });

  test("of an item leaves a task alone that was ticked by its own box", () => {
    const before = work({ l: entry(true, 0, 50), "l.eins": entry(false, 0, 50), "l.zwei": entry(false, 0, 50) });
    expect(tick(before, "l.eins", true, 5).ticks.l).toEqual(entry(true, 0, 50));
  });
});

describe("the server's state", () => {
  test("counts where nothing was done here", () => {
    expect(receive(NO_WORK, server(50, true, "Text", "Notiz"))).toEqual({
      progress: 0,
      ticks: { a: entry(true, 0, 50) },
      answers: { a: entry("Text", 0, 50) },
      note: entry("Notiz", 0, 50),
    });
  });
  test("waits for what is unsent", () => {
    const local = work({ a: entry(true, 10, null) }, { note: entry("hier", 10, null) });
    const shown = receive(local, server(999, false, "", "dort"));
    expect(shown.ticks.a).toEqual(entry(true, 10, null));
    expect(shown.note).toEqual(entry("hier", 10, null));
  });
  test("of an older page does not take back what the server took since", () => {
    expect(receive(work({ a: entry(true, 10, 60) }), server(50, false)).ticks.a?.value).toBe(true);
  });
  test("counts once it is newer than what was sent", () => {
    expect(receive(work({ a: entry(true, 10, 60) }), server(70, false)).ticks.a).toEqual(entry(false, 10, 70));
  });
  test("drops tasks that the catalogue has no more", () => {
    expect(Object.keys(receive(work({ gone: entry(true, 10, null) }), server(70, false)).ticks)).toEqual(["a"]);
  });
});

describe("two tabs", () => {
  const both = (mine: TimedValue<boolean>, theirs: TimedValue<boolean>) =>
    combine(work({ a: mine }), work({ a: theirs })).ticks.a;
  test("keep what only one of them knows", () => {
    const combined = combine(work({ a: entry(true, 1, null) }), work({ b: entry(true, 2, null) }));
    expect(Object.keys(combined.ticks)).toEqual(["a", "b"]);
  });
  test.each([
    ["the later act", entry(true, 20, null), entry(false, 10, null), true],
    ["the later act, though the earlier one was sent", entry(true, 20, null), entry(false, 10, 99), true],
    ["an act before what is only known from the server", entry(true, 20, null), entry(false, 0, 9_999), true],
    ["the later knowledge of what was sent", entry(true, 0, 80), entry(false, 20, 70), true],
  ])("keep %s", (_, mine, theirs, value) => {
    expect(both(mine, theirs)?.value).toBe(value);
    expect(both(theirs, mine)?.value).toBe(value);
  });
  test("know that the other has sent the same act", () => {
    expect(both(entry(true, 20, null), entry(true, 20, 70))?.sent).toBe(70);
    expect(both(entry(true, 20, 70), entry(true, 20, null))?.sent).toBe(70);
  });
});

describe("sending", () => {
  const local = work(
    { a: entry(true, 10, null), b: entry(true, 5, 50) },
    { answers: { a: entry("Text", 11, null) }, note: entry("Notiz", 12, null) },
  );
  test("takes what waits, each with its moment", () => {
    expect(listUnsent("m", local)).toEqual([
      { change: { kind: "tick", mission: "m", task: "a", completed: true }, at: 10 },
      { change: { kind: "answer", mission: "m", task: "a", answer: "Text" }, at: 11 },
      { change: { kind: "note", mission: "m", note: "Notiz" }, at: 12 },
    ]);
  });
  test("settles what arrived", () => {
    expect(listUnsent("m", markSent(local, listUnsent("m", local), 60))).toEqual([]);
  });
  test("leaves waiting what was done again meanwhile", () => {
    const sent = listUnsent("m", local);
    const again = { ...local, answers: { a: editEntry(local.answers.a, "mehr Text", 20) } };
    expect(listUnsent("m", markSent(again, sent, 60)).map(({ change }) => change.kind)).toEqual(["answer"]);
  });
});

test("ticked tasks are those whose last act was a tick", () => {
  expect(tickedTasks(work({ a: entry(true, 1, null), b: entry(false, 2, 3) }))).toEqual(new Set(["a"]));
});
