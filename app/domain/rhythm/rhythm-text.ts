import { dayInYear, weekdayName } from "../action-plan/german-days";
import { addDays, weekdayOf } from "../action-plan/calendar-days";
import { rhythmWeek, type Rhythm, type RhythmWeek } from "./rhythm";

/** Sentence about the rhythm as of today; `workedDays` includes those of this week. */
export const rhythmSentence = (rhythm: Rhythm & { workedDays: readonly string[] }, today: string): string =>
  rhythmText(rhythmWeek(rhythm, rhythm.workedDays, today), { time: rhythm.time, today });

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

const dayText = (day: string, today: string): string => {
  if (day === today) return "heute";
  return day === addDays(today, 1) ? "morgen" : weekdayName(weekdayOf(day));
};
