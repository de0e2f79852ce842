import { expect, test } from "vitest";
import type { Rhythm } from "~/domain/rhythm/rhythm";
import type { WeeksAhead } from "~/domain/rhythm/weeks-ahead";
import { weeksAheadHtml } from "./weeks-ahead-html";

const TODAY = "2026-11-23";
const evenings = [false, true, false, true, false, false, false];
const week = { monday: TODAY, sunday: "2026-11-29", evenings, finishes: [1, 2, 3], isPause: false };
const AHEAD: WeeksAhead = { weeks: [week], last: { order: 10, day: "2027-02-12" } };
const TWO: Pick<Rhythm, "weekdays" | "hours"> = { weekdays: [2, 4], hours: 2 };
const show = (ahead: WeeksAhead | null, { rhythm = TWO, isOwn = true } = {}) =>
  weeksAheadHtml({ isOwn, rhythm, ahead, today: TODAY }).replaceAll("\u00a0", " ");

test("says what the evenings come to, and when the last mission would be done", () => {
  expect(show(AHEAD)).toContain("Zwei Abende in der Woche, je 2 Stunden: <strong>Mission 10 etwa am 12. Februar 2027");
  expect(show(AHEAD, { rhythm: { weekdays: [7], hours: 1 } })).toContain("Ein Abend in der Woche, je 1 Stunde:");
});

test("each week names its days for who does not see them, and what is done with it", () => {
  const html = show(AHEAD);
  expect(html).toContain("23. bis 29. November");
  expect(html).toContain('<p class="sr-only">Dienstag, Donnerstag</p>');
  expect(html).toContain("Missionen 1, 2 und 3 fertig");
  expect(html.match(/bg-primary/g)).toHaveLength(2);
});

test("a pause is called one", () => {
  const pause = { ...week, evenings: evenings.map(() => false), finishes: [], isPause: true };
  expect(show({ ...AHEAD, weeks: [pause] })).toMatch(/<strong>Pause<\/strong>.*Kein Abend/);
});

test("evenings that nobody chose are an example, and without a path no day is promised", () => {
  const html = show(null, { isOwn: false });
  expect(html).toContain("<h2>Zum Beispiel</h2>");
  expect(html).toContain("Sobald du einen Pfad hast");
  expect(html).not.toMatch(/<ol|etwa am/);
});
