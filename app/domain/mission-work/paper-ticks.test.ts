import { describe, expect, test } from "vitest";
import { openTasks, paperDay, readPaperTasks } from "./paper-ticks";

const tasks = [
  { id: "a-1", title: "Eins", required: true },
  { id: "a-2", title: "Zwei", required: false },
];
const mission = { id: "a", slug: "weg-1", order: 1, title: "Anfang", tasks };
const LIST = {
  ...{ id: "a-3", title: "Liste", required: true },
  items: [
    { id: "a-3.eins", text: "A", required: true },
    { id: "a-3.zwei", text: "B", required: false },
  ],
};

describe("what can be entered from paper", () => {
  test("the open tasks of open missions", () => {
    const [first, ...others] = openTasks([
      { ...mission, status: "active", completedTasks: ["a-1"] },
      { ...mission, id: "b", status: "completed", completedTasks: ["a-1"] },
      { ...mission, id: "c", status: "locked", completedTasks: [] },
    ]);
    expect(first?.tasks).toEqual([{ id: "a-2", title: "Zwei", required: false, items: [] }]);
    expect(others).toEqual([]);
  });

  test("of a checklist the items that are open, too", () => {
    const [found] = openTasks([{ ...mission, tasks: [LIST], status: "active", completedTasks: ["a-3.eins"] }]);
    expect(found?.tasks).toMatchObject([{ id: "a-3", items: [{ id: "a-3.zwei", text: "B", required: false }] }]);
    expect(readPaperTasks(["a/a-3.zwei"], [{ ...mission, tasks: [LIST] }])).toEqual(new Map([["a", ["a-3.zwei"]]]));
  });

  test("a mission whose tasks are all ticked stays, so that it can be finished", () => {
    expect(openTasks([{ ...mission, status: "active", completedTasks: ["a-1", "a-2"] }])).toMatchObject([
      { id: "a", tasks: [] },
    ]);
  });

  test("is read by mission", () => {
    expect(readPaperTasks(["a/a-1", "a/a-2"], [mission])).toEqual(new Map([["a", ["a-1", "a-2"]]]));
    expect(readPaperTasks([], [mission])).toEqual(new Map());
  });

  test.each(["a/a-3", "b/a-1", "a", "a/", "a-1", ""])("„%s“ is no task of the path", (name) => {
    expect(readPaperTasks(["a/a-1", name], [mission])).toBe(null);
  });
});

describe("the day on paper", () => {
  const now = new Date("2026-11-22T18:00:00Z");
  const at = (day: string) => paperDay({ day, today: "2026-11-22", registeredOn: "2026-11-20", now });

  test("today is now, an earlier day its end", () => {
    expect(at("2026-11-22")).toEqual({ ok: true, at: now });
    expect(at("2026-11-20")).toEqual({ ok: true, at: new Date("2026-11-20T22:59:59.999Z") });
  });

  test.each([
    ["2026-11-23", "in-future"],
    ["2026-11-19", "too-early"],
    ["2026-02-30", "no-day"],
    ["gestern", "no-day"],
    ["", "no-day"],
  ])("„%s“ is refused: %s", (day, reason) => expect(at(day)).toEqual({ ok: false, reason }));
});
