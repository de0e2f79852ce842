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

export interface RhythmWeek {
  /** Days of this week on which the learner worked, planned or not. */
  done: number;
  wanted: number;
  /**
   * The next evening from today on, or from tomorrow if the learner worked today; null when none is found within a
   * fortnight.
   */
  next: string | null;
  /** Last day of a pause that includes today; null: no pause today. */
  pausedUntil: string | null;
}

const FORTNIGHT = 14;

/** Summary of this week. Days are "2026-11-23", in Germany; work counts on any day. */
export function rhythmWeek(rhythm: Rhythm, workedDays: readonly string[], today: string): RhythmWeek {
  const monday = mondayOf(today);
  const worked = new Set(workedDays.filter((day) => day >= monday && day <= today));
  const { pausedUntil } = rhythm;
  const isPaused = pausedUntil !== null && pausedUntil >= today;
  const from = isPaused ? addDays(pausedUntil, 1) : worked.has(today) ? addDays(today, 1) : today;
  const days = Array.from({ length: FORTNIGHT }, (_, index) => addDays(from, index));
  return {
    done: worked.size,
    wanted: rhythm.weekdays.length,
    next: days.find((day) => rhythm.weekdays.includes(weekdayOf(day))) ?? null,
    pausedUntil: isPaused ? pausedUntil : null,
  };
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
