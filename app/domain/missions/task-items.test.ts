import { describe, expect, test } from "vitest";
import { boxAfterItems, isTickedBefore, itemId, withItems, type Tick } from "./task-items";

const items = [
  { id: "t.eins", required: true },
  { id: "t.zwei", required: true },
  { id: "t.frei", required: false },
];
const boxAfter = (ticks: Record<string, Tick>) => boxAfterItems(items, (id) => ticks[id]);
const ticked = (at: number): Tick => ({ completed: true, at });
const opened = (at: number): Tick => ({ completed: false, at });

test("an item is stored under its task and itself", () => {
  expect(itemId("va-1-task-2", "kontakt")).toBe("va-1-task-2.kontakt");
  expect(withItems([{ id: "t", items }, { id: "u" }]).map(({ id }) => id)).toEqual([
    "t",
    "t.eins",
    "t.zwei",
    "t.frei",
    "u",
  ]);
});

describe("the box of a task", () => {
  test("is ticked by its last required item, whichever that is", () => {
    expect(boxAfter({ "t.eins": ticked(3), "t.zwei": ticked(7) })).toEqual({ completed: true, at: 7 });
    expect(boxAfter({ "t.eins": ticked(9), "t.zwei": ticked(7) })).toEqual({ completed: true, at: 9 });
  });

  test("is opened by a required item that is opened", () => {
    expect(boxAfter({ "t.eins": opened(9), "t.zwei": ticked(7) })).toEqual({ completed: false, at: 9 });
    expect(boxAfter({ "t.eins": opened(9), "t.zwei": opened(11) })).toEqual({ completed: false, at: 11 });
  });

  test("stays as it is while a required item was never touched", () => {
    expect(boxAfter({})).toBe(null);
    expect(boxAfter({ "t.eins": ticked(3) })).toBe(null);
    expect(boxAfter({ "t.eins": ticked(3), "t.zwei": opened(0) })).toBe(null);
  });

  test("does not care for what is voluntary", () => {
    expect(boxAfter({ "t.frei": ticked(3) })).toBe(null);
    expect(boxAfter({ "t.eins": ticked(3), "t.zwei": ticked(4), "t.frei": opened(9) })).toEqual(ticked(4));
  });
});

describe("a box that was ticked before there were items", () => {
  const row = (taskId: string, completed: boolean) => ({ taskId, completed });

  test("has no row for a required one", () => {
    expect(isTickedBefore({ id: "t", items }, [row("t", true)])).toBe(true);
    expect(isTickedBefore({ id: "t", items }, [row("t", true), row("t.eins", true)])).toBe(true);
  });

  test("is ticked, and has items", () => {
    expect(isTickedBefore({ id: "t", items }, [row("t", false)])).toBe(false);
    expect(isTickedBefore({ id: "t", items }, [])).toBe(false);
    expect(isTickedBefore({ id: "t" }, [row("t", true)])).toBe(false);
  });

  test("is none that was ticked with the items in sight", () => {
    expect(isTickedBefore({ id: "t", items }, [row("t", true), row("t.eins", false), row("t.zwei", false)])).toBe(
      false,
    );
  });
});
