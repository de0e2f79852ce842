import { expect, test } from "vitest";
import { readStep } from "./step-form";
import { noteTask, readTypedStanding, standingTask, stepsWork, typedStanding } from "./work";

const today = "2027-01-10";
const sent = { state: "asked", on: "2027-01-04", note: " Post kommt " } as const;
const read = (shown?: Record<string, string>, more = {}) => readStep({ ...sent, ...more }, { shown, today });

test("a form tells what was changed on it, and all where it does not say what it had shown", () => {
  const standing = { state: "asked", on: "2027-01-04" };
  expect(read()).toEqual({ standing, note: "Post kommt" });
  expect(read({ state: "asked", on: "2027-01-04", note: "" })).toEqual({ note: "Post kommt" });
  expect(read({ state: "asked", on: "2027-01-03", note: "Post kommt" })).toEqual({ standing });
  expect(read({ state: "open", on: "2027-01-04", note: "Post kommt" })).toEqual({ standing });
  expect(read(undefined, { on: "2027-02-30" })).toBe(null);
});

test("without a day it was today, and an open step has none", () => {
  expect(read(undefined, { on: "" })?.standing).toEqual({ state: "asked", on: today });
  expect(read(undefined, { state: "open" })?.standing).toEqual({ state: "open", on: null });
});

test("a state and its day travel as one text", () => {
  for (const standing of [{ state: "done", on: "2027-01-04" } as const, { state: "open", on: null } as const]) {
    expect(readTypedStanding(typedStanding(standing), today)).toEqual(standing);
  }
  expect(readTypedStanding("done", today)).toEqual({ state: "done", on: today });
  expect([readTypedStanding("vielleicht", today), readTypedStanding("done 2027-02-30", today)]).toEqual([null, null]);
  const told = new Map([["kasse", { state: "done", on: "2027-01-04", note: "Ja" } as const]]);
  expect(stepsWork(["kasse", "ksk"], told, 7)).toMatchObject({
    asOf: 7,
    tasks: [
      { id: standingTask("kasse"), answer: "done 2027-01-04" },
      { id: noteTask("kasse"), answer: "Ja" },
      { id: standingTask("ksk"), answer: "open" },
      { id: noteTask("ksk"), answer: "" },
    ],
  });
});
