import { addDays, mondayOf, WEEKDAYS, weekdayOf, type Weekday } from "../action-plan/calendar-days";
import { isInPause, type PlanSettings } from "../action-plan/settings";

/** The evenings somebody has set aside for their way. */
export interface Rhythm {
  weekdays: readonly Weekday[];
  /** "19:00", in Germany. */
  time: string;
  hours: number;
  /** The last day of a pause that runs; null: none. */
  pausedUntil: string | null;
}

export interface RhythmWeek {
  /** Days of this week on which something was done, whichever they were. */
  done: number;
  wanted: number;
  /** The next evening from today on, not today when something was done; null in a pause without an end in sight. */
  next: string | null;
  /** Until when there is a pause today. */
  pausedUntil: string | null;
}

const FORTNIGHT = 14;

/** How this week stands. Days are "2026-11-23", in Germany; what is worked on counts on any day. */
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

/** The plan's settings with the evenings of a rhythm: it plans on just those. A pause that runs now is one of its pauses. */
export function withRhythm(settings: PlanSettings, rhythm: Rhythm, today: string): PlanSettings {
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
