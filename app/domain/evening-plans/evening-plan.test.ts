import { describe, expect, test } from "vitest";
import { addDays, type Weekday } from "../action-plan/calendar-days";
import { berlinMoment } from "../time/berlin-time";
import { EVENING_MAX, eveningLine, isMissed, missedSince, sayEvening } from "./evening-plan";
import { readEveningForm } from "./read-evening-form";
import { suggestEvening } from "./suggest";

// A Friday; the evenings are Tuesday and Thursday.
const TODAY = "2026-11-27";
const [TUESDAY, THURSDAY] = ["2026-11-24", "2026-11-26"];
const weekdays: readonly Weekday[] = [2, 4];
const rhythm = { weekdays, time: "19:00", pausedUntil: null, workedDays: [] };
const PLAN = { ifThen: "Wenn Ruhe ist, dann rufe ich an", otherwise: "Dann schreibe ich" };
const toldAt = berlinMoment(TUESDAY, "12:00");
const missed = (changed: Partial<Parameters<typeof isMissed>[0]>, told: Date | null = toldAt, today = TODAY) =>
  isMissed({ ...rhythm, ...changed }, { toldAt: told, today });

describe("an evening is missed", () => {
  test("when the last one passed and nothing was done on it or since", () => {
    expect(missed({})).toBe(true);
    expect(missed({ workedDays: [TUESDAY] })).toBe(true);
    expect(missed({ workedDays: [THURSDAY] })).toBe(false);
    expect(missed({ workedDays: [TODAY] })).toBe(false);
  });

  test("never today's, one in a pause, or one that began before the sentence was written", () => {
    expect(missed({ weekdays: [5] }, toldAt, TODAY)).toBe(false);
    expect(missed({ weekdays: [5] }, null, TODAY)).toBe(true);
    expect(missed({ pausedUntil: THURSDAY })).toBe(false);
    expect(missed({ pausedUntil: TUESDAY })).toBe(true);
    expect(missed({}, berlinMoment(THURSDAY, "18:59"))).toBe(true);
    expect(missed({}, berlinMoment(THURSDAY, "19:01"))).toBe(false);
    expect(missed({ weekdays: [] })).toBe(false);
  });

  test("and work since the day that is asked for tells of every evening", () => {
    for (const day of [1, 2, 3, 4, 5, 6, 7] as const)
      expect(missed({ weekdays: [day], workedDays: [missedSince(TODAY)] }, null), `${day}`).toBe(day !== 5);
  });
});

test("after a missed evening the second sentence counts, until something was done", () => {
  const say = (plan: Partial<typeof PLAN>, worked: string[] = []) =>
    sayEvening({ ...PLAN, toldAt, ...plan }, { ...rhythm, workedDays: worked }, TODAY);
  expect(say({})).toBe(PLAN.otherwise);
  expect(say({}, [THURSDAY])).toBe(PLAN.ifThen);
  expect(say({ otherwise: "" })).toBe(PLAN.ifThen);
  expect(say({ ifThen: "" }, [THURSDAY])).toBeNull();
  expect(sayEvening({ ...PLAN, toldAt }, null, TODAY)).toBe(PLAN.ifThen);
});

test("a sentence is one line of the length of its field, never half a character", () => {
  expect(eveningLine("  Wenn\r\nBEGIN:VEVENT\u2028dann\t ")).toBe("Wenn BEGIN:VEVENT dann");
  const long = eveningLine("👩‍👩‍👧‍👧".repeat(40));
  expect(long.length).toBeLessThanOrEqual(EVENING_MAX);
  expect(long.isWellFormed()).toBe(true);
});

test("what is suggested is made of the rhythm and the mission, and fits its field whatever the title", () => {
  expect(suggestEvening({ weekdays: [2, 4], time: "19:30" }, "Dein Warum")).toBe(
    "Wenn es Dienstag um 19:30 Uhr ist, dann öffne ich „Dein Warum“ und mache eine Aufgabe.",
  );
  expect(suggestEvening(null, "Dein Warum")).toMatch(/^Wenn ich abends .*„Dein Warum“/);
  expect(suggestEvening({ weekdays: [4], time: "19:00" }, "Titel ".repeat(60))).toMatch(/eine Aufgabe\.$/);
});

describe("the form", () => {
  const kept = { ifThen: "Alt", otherwise: "" };
  const last = { ifThen: "Wie neulich", otherwise: "Sonst so" };
  const read = (sent: Partial<Parameters<typeof readEveningForm>[0]>, before: typeof last | null = last) =>
    readEveningForm({ ifThen: "Alt", otherwise: "", offer: "", ...sent }, { kept, last: before });

  test("changes what was changed alone", () => {
    expect(read({})).toEqual([]);
    expect(read({ otherwise: "Morgen" })).toEqual([{ taskId: "abend.sonst", answer: "Morgen" }]);
    expect(read({ ifThen: "" })).toEqual([{ taskId: "abend.wenn", answer: "" }]);
  });

  test("takes what is offered into the first field, or both of last time", () => {
    expect(read({ offer: "Vorschlag", otherwise: "Morgen" }).map(({ answer }) => answer)).toEqual([
      "Vorschlag",
      "Morgen",
    ]);
    expect(read({ offer: "letztes" }).map(({ answer }) => answer)).toEqual(["Wie neulich", "Sonst so"]);
    expect(read({ offer: "letztes" }, null)).toEqual([]);
  });
});

test("a day has its evenings a week before it at most", () => {
  expect(missedSince(TODAY)).toBe(addDays(TODAY, -7));
});
