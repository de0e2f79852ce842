import { dayInWeek, dayInYear, shortWeekday, weekdayName } from "../action-plan/german-days";
import { addDays, weekdayOf } from "../action-plan/calendar-days";
import { nextEvenings, rhythmWeek, type Rhythm, type RhythmWeek } from "./rhythm";

type RhythmSoFar = Rhythm & { workedDays: readonly string[] };

/** Sentence about the rhythm as of today; `workedDays` includes those of this week. */
export const rhythmSentence = (rhythm: RhythmSoFar, today: string): string =>
  rhythmText(rhythmWeek(rhythm, rhythm.workedDays, today), { time: rhythm.time, today });

/** This week in a line, „Diese Woche 1 von 3 · morgen 19:00“; like the sentence it never reproaches missed evenings. */
export function weekLine(rhythm: RhythmSoFar, today: string): string {
  const { done, wanted, next, pausedUntil } = rhythmWeek(rhythm, rhythm.workedDays, today);
  if (pausedUntil) return `Pause bis ${dayInYear(pausedUntil)}`;
  if (done > wanted) return `Diese Woche schon ${count(done)}`;
  if (done === wanted) return `Diese Woche ${done} von ${wanted} · geschafft`;
  return `Diese Woche ${done} von ${wanted}${next ? ` · ${nearText(next, today) ?? shortWeekday(next)}\u00a0${rhythm.time}` : ""}`;
}

const SHOWN_EVENINGS = 3;

/** The next evenings, „Di., 24.11. · Do., 26.11. · Sa., 28.11., je um 19:00 Uhr“. */
export const eveningsLine = (rhythm: RhythmSoFar, today: string): string => {
  const evenings = nextEvenings(rhythm, rhythm.workedDays, today).slice(0, SHOWN_EVENINGS);
  return `${evenings.map(dayInWeek).join(" · ")}, je um ${rhythm.time}\u00a0Uhr`;
};

/** This week in a sentence or two: it counts the evenings done and never reproaches missed ones. */
function rhythmText(
  { done, wanted, next, pausedUntil }: RhythmWeek,
  { time, today }: { time: string; today: string },
): string {
  if (pausedUntil) return `Pause bis ${dayInYear(pausedUntil)}. Danach geht es in Ruhe weiter.`;
  const upcoming = next ? ` Der nächste: ${dayText(next, today)}, ${time}\u00a0Uhr.` : "";
  if (done === 0) return `Diese Woche hast du dir ${count(wanted)} vorgenommen.${upcoming}`;
  if (done > wanted) return `Diese Woche schon ${count(done)}, mehr als vorgenommen. Gönn dir auch Ruhe.`;
  if (done === wanted) return `Diese Woche ${done} von ${count(wanted, true)}. Alles, was du dir vorgenommen hast.`;
  return `Diese Woche ${done} von ${count(wanted, true)}.${upcoming}`;
}

const count = (evenings: number, isDative = false): string =>
  evenings === 1 ? (isDative ? "einem Abend" : "einen Abend") : `${evenings}\u00a0${isDative ? "Abenden" : "Abende"}`;

const dayText = (day: string, today: string): string => nearText(day, today) ?? weekdayName(weekdayOf(day));

const nearText = (day: string, today: string): string | null =>
  day === today ? "heute" : day === addDays(today, 1) ? "morgen" : null;
