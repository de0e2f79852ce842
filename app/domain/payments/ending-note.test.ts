import { expect, test } from "vitest";
import { endingNote } from "./ending-note";

const note = (more: Partial<Parameters<typeof endingNote>[0]>) =>
  endingNote({ plan: { id: "pro", name: "Pro" }, running: null, ending: [], isChange: false, ...more });

test("who holds nothing is told nothing", () => {
  expect(note({})).toBeNull();
  expect(note({ plan: { id: "ai_only", name: "AI-Coach Add-on" } })).toBeNull();
});

test("the add-on ends nothing, and says so", () => {
  expect(note({ plan: { id: "ai_only", name: "AI-Coach Add-on" }, running: "Pro" })).toBe(
    "Das Add-on kommt zu Pro dazu und läuft für sich.",
  );
});

test("all that ends is named, with what becomes of its month", () => {
  const plan = { id: "lifetime_pro_ai", name: "Lifetime Pro + AI-Coach" } as const;
  expect(note({ plan, running: "Pro", ending: ["Pro", "AI-Coach Add-on"] })).toBe(
    "Pro und AI-Coach Add-on enden mit dieser Bestellung. Was vom bezahlten Monat übrig ist, bekommst du zurück.",
  );
  expect(note({ plan: { id: "pro_ai", name: "Pro + AI-Coach" }, ending: ["AI-Coach Add-on"] })).toMatch(
    /^AI-Coach Add-on endet mit dieser Bestellung\. /,
  );
});

test("a contract that is changed gives nothing back: its rest is counted in", () => {
  expect(note({ plan: { id: "pro_ai", name: "Pro + AI-Coach" }, ending: ["Pro"], isChange: true })).toBe(
    "Pro + AI-Coach löst Pro sofort ab.",
  );
});
