import { describe, expect, test } from "vitest";
import { eveningDays } from "../action-plan/settings";
import { rhythmWeek, withRhythm, type Rhythm } from "./rhythm";
import { eveningsLine, rhythmSentence, weekLine } from "./rhythm-text";

const rhythm: Rhythm = { weekdays: [2, 4, 6], time: "19:00", hours: 2, pausedUntil: null };
const MONDAY = "2026-11-23";
const THURSDAY = "2026-11-26";

describe("this week", () => {
  test("counts each day on which something was done once, whichever day it was", () => {
    expect(rhythmWeek(rhythm, [MONDAY, "2026-11-25"], THURSDAY)).toMatchObject({ done: 2, wanted: 3 });
  });
  test("begins on Monday: what was done on Sunday counts for the week before", () => {
    expect(rhythmWeek(rhythm, ["2026-11-22"], MONDAY).done).toBe(0);
  });
  test("names the next evening, today's as long as nothing was done", () => {
    expect(rhythmWeek(rhythm, [], THURSDAY).next).toBe(THURSDAY);
    expect(rhythmWeek(rhythm, [THURSDAY], THURSDAY).next).toBe("2026-11-28");
    expect(rhythmWeek(rhythm, [], "2026-11-29").next).toBe("2026-12-01");
  });
  test("in a pause the next evening comes after it, across the turn of a leap year's February", () => {
    expect(rhythmWeek({ ...rhythm, pausedUntil: "2028-02-29" }, [], "2028-02-24")).toMatchObject({
      pausedUntil: "2028-02-29",
      next: "2028-03-02",
    });
  });
  test("a pause that is over says nothing", () => {
    expect(rhythmWeek({ ...rhythm, pausedUntil: "2026-11-25" }, [], THURSDAY).pausedUntil).toBeNull();
  });
});

describe("what is said of it", () => {
  const said = (worked: string[], today = THURSDAY, changed: Partial<Rhythm> = {}) =>
    rhythmSentence({ ...rhythm, ...changed, workedDays: worked }, today).replaceAll("\u00a0", " ");
  test.each([
    [[], "Diese Woche hast du dir 3 Abende vorgenommen. Der nächste: heute, 19:00 Uhr."],
    [[MONDAY], "Diese Woche 1 von 3 Abenden. Der nächste: heute, 19:00 Uhr."],
    [[MONDAY, THURSDAY], "Diese Woche 2 von 3 Abenden. Der nächste: Samstag, 19:00 Uhr."],
    [[MONDAY, "2026-11-24", THURSDAY], "Diese Woche 3 von 3 Abenden. Alles, was du dir vorgenommen hast."],
    [
      [MONDAY, "2026-11-24", "2026-11-25", THURSDAY],
      "Diese Woche schon 4 Abende, mehr als vorgenommen. Gönn dir auch Ruhe.",
    ],
  ])("%j", (worked, sentence) => expect(said(worked)).toBe(sentence));
  test("of a single evening", () => {
    expect(said([], MONDAY, { weekdays: [2] })).toBe(
      "Diese Woche hast du dir einen Abend vorgenommen. Der nächste: morgen, 19:00 Uhr.",
    );
    expect(said([MONDAY], MONDAY, { weekdays: [2] })).toBe(
      "Diese Woche 1 von einem Abend. Alles, was du dir vorgenommen hast.",
    );
  });
  test("of a pause, without a word about what was left undone", () => {
    expect(said([], THURSDAY, { pausedUntil: "2026-12-06" })).toBe(
      "Pause bis 6. Dezember 2026. Danach geht es in Ruhe weiter.",
    );
  });
});

describe("in a line", () => {
  const line = (worked: string[], changed: Partial<Rhythm> = {}) =>
    weekLine({ ...rhythm, ...changed, workedDays: worked }, THURSDAY).replaceAll("\u00a0", " ");
  test.each([
    [[], "Diese Woche 0 von 3 · heute 19:00"],
    [[MONDAY], "Diese Woche 1 von 3 · heute 19:00"],
    [[MONDAY, THURSDAY], "Diese Woche 2 von 3 · Sa. 19:00"],
    [[MONDAY, "2026-11-24", THURSDAY], "Diese Woche 3 von 3 · geschafft"],
    [[MONDAY, "2026-11-24", "2026-11-25", THURSDAY], "Diese Woche schon 4 Abende"],
  ])("%j", (worked, said) => expect(line(worked)).toBe(said));
  test("a pause says until when, and counts nothing", () => {
    expect(line([], { pausedUntil: "2026-12-06" })).toBe("Pause bis 6. Dezember 2026");
  });
  const evenings = (worked: string[], changed: Partial<Rhythm> = {}) =>
    eveningsLine({ ...rhythm, ...changed, workedDays: worked }, THURSDAY).replaceAll("\u00a0", " ");
  test("the next three evenings have their dates, after a day that was worked on and after a pause", () => {
    expect(evenings([])).toBe("Do., 26.11. · Sa., 28.11. · Di., 1.12., je um 19:00 Uhr");
    expect(evenings([THURSDAY], { weekdays: [4] })).toBe("Do., 3.12. · Do., 10.12. · Do., 17.12., je um 19:00 Uhr");
    expect(evenings([], { pausedUntil: "2026-12-31" })).toBe("Sa., 2.1. · Di., 5.1. · Do., 7.1., je um 19:00 Uhr");
  });
});

describe("with a plan of 90 days", () => {
  const settings = {
    startDay: "2026-11-02",
    eveningsPerWeek: 5,
    hoursPerEvening: 1,
    daysOff: [7],
    pauses: [
      { first: "2026-11-20", last: "2026-11-30" },
      { first: "2026-12-24", last: "2027-01-02" },
    ],
  } as const;
  test("both have the same evenings", () => {
    const changed = withRhythm(settings, rhythm, THURSDAY);
    expect(eveningDays(changed)).toEqual([2, 4, 6]);
    expect(changed.hoursPerEvening).toBe(2);
  });
  test("a pause that runs becomes one of the plan's, in the place of the one that ran; later ones stay", () => {
    expect(withRhythm(settings, { ...rhythm, pausedUntil: "2026-12-05" }, THURSDAY).pauses).toEqual([
      { first: THURSDAY, last: "2026-12-05" },
      { first: "2026-12-24", last: "2027-01-02" },
    ]);
    expect(withRhythm(settings, rhythm, THURSDAY).pauses).toEqual([{ first: "2026-12-24", last: "2027-01-02" }]);
  });
});
