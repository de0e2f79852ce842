import { addDays, mondayOf, WEEKDAYS, weekdayOf, type Weekday } from "../action-plan/calendar-days";
import { isInPause, type ActionPlanSettings } from "../action-plan/settings";

/** The weekly evenings that a learner has set aside. */
export interface Rhythm {
  weekdays: readonly Weekday[];
  /** Time of day in Germany, "19:00". */
  time: string;
  hours: number;
  /** The last day of a running pause; null: none. */
  pausedUntil: string | null;
}

/** An example for who has not chosen yet. */
export const USUAL_RHYTHM: Rhythm = { weekdays: [2, 4, 6], time: "19:00", hours: 2, pausedUntil: null };

export interface RhythmWeek {
  /** Days of this week on which the learner worked, planned or not. */
  done: number;
  wanted: number;
  /** The first of the next evenings; null when there is none. */
  next: string | null;
  /** Last day of a pause that includes today; null: no pause today. */
  pausedUntil: string | null;
}

/** Days in which a rhythm has three evenings, whatever its weekdays. */
const THREE_WEEKS = 21;

const isPausedOn = ({ pausedUntil }: Rhythm, today: string): boolean => pausedUntil !== null && pausedUntil >= today;

/** Summary of this week. Days are "2026-11-23", in Germany; work counts on any day. */
export function rhythmWeek(rhythm: Rhythm, workedDays: readonly string[], today: string): RhythmWeek {
  const monday = mondayOf(today);
  return {
    done: new Set(workedDays.filter((day) => day >= monday && day <= today)).size,
    wanted: rhythm.weekdays.length,
    next: nextEvenings(rhythm, workedDays, today)[0] ?? null,
    pausedUntil: isPausedOn(rhythm, today) ? rhythm.pausedUntil : null,
  };
}

/** The evenings of three weeks from today on, or from tomorrow if the learner worked today; those of a pause are none. */
export function nextEvenings(rhythm: Rhythm, workedDays: readonly string[], today: string): string[] {
  const { pausedUntil, weekdays } = rhythm;
  const isPaused = pausedUntil !== null && isPausedOn(rhythm, today);
  const from = isPaused ? addDays(pausedUntil, 1) : workedDays.includes(today) ? addDays(today, 1) : today;
  const days = Array.from({ length: THREE_WEEKS }, (_, index) => addDays(from, index));
  return days.filter((day) => weekdays.includes(weekdayOf(day)));
}

/** Plan settings restricted to the evenings of a rhythm. A running pause becomes one of the plan's pauses. */
export function withRhythm(settings: ActionPlanSettings, rhythm: Rhythm, today: string): ActionPlanSettings {
  const { weekdays, hours, pausedUntil } = rhythm;
  const others = settings.pauses.filter((pause) => !isInPause(today, [pause]));
  const isPaused = pausedUntil !== null && pausedUntil >= today;
  return {
    ...settings,
    eveningsPerWeek: weekdays.length,
    hoursPerEvening: hours,
    daysOff: WEEKDAYS.filter((day) => !weekdays.includes(day)),
    pauses: isPaused ? [{ first: today, last: pausedUntil }, ...others] : others,
  };
}
