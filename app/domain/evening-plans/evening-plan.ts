import { addDays, weekdayOf } from "../action-plan/calendar-days";
import { cut } from "../text/cut";
import { berlinMoment } from "../time/berlin-time";
import type { Rhythm } from "../rhythm/rhythm";

/** A learner's plan for the evening of a mission, in their own words; empty where they wrote nothing. */
export interface EveningPlan {
  /** „Wenn … , dann …“ */
  ifThen: string;
  /** Fallback when that does not work out. */
  otherwise: string;
}

/** A plan, and when its first sentence was written; null: before all evenings. */
export interface TimedEveningPlan extends EveningPlan {
  toldAt: Date | null;
}

/** Longest sentence, in characters. */
export const EVENING_MAX = 160;

const WEEK = 7;

/** A sentence as it is kept: one line, no longer than its field. */
export const eveningLine = (text: string): string => cut(text.replace(/\s+/g, " ").trim(), EVENING_MAX).trimEnd();

/**
 * The sentence that counts today, in every place that says it; null: none was written. After a missed evening it is the
 * second one, until something was done again.
 */
export function sayEvening(
  { ifThen, otherwise, toldAt }: TimedEveningPlan,
  rhythm: RhythmSoFar | null,
  today: string,
): string | null {
  const isSecond = otherwise !== "" && rhythm !== null && isMissed(rhythm, { toldAt, today });
  return (isSecond ? otherwise : ifThen) || null;
}

/** A rhythm with the days worked on; those of the last week at least. */
export type RhythmSoFar = Pick<Rhythm, "weekdays" | "time" | "pausedUntil"> & { workedDays: readonly string[] };

/** First day whose work has to be known for `isMissed`. */
export const missedSince = (today: string): string => addDays(today, -WEEK);

/**
 * Whether the last planned evening before today passed, and nothing was done on it or since. One in a pause is not
 * missed, nor one that began before the sentence was written.
 */
export function isMissed(
  { weekdays, time, pausedUntil, workedDays }: RhythmSoFar,
  { toldAt, today }: { toldAt: Date | null; today: string },
): boolean {
  const days = Array.from({ length: WEEK }, (_, index) => addDays(today, -1 - index));
  const evening = days.find((day) => weekdays.includes(weekdayOf(day)));
  if (evening === undefined || (pausedUntil !== null && pausedUntil >= evening)) return false;
  if (toldAt !== null && toldAt > berlinMoment(evening, time)) return false;
  return !workedDays.some((day) => day >= evening);
}
