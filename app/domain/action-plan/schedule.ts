import { dayOfNumber, numberOfDay, WEEK_DAYS, weekdayOfNumber } from "./calendar-days";
import { eveningDays, isInPause, type ActionPlanSettings } from "./settings";
import type { Portion } from "./work";

const MINUTES_PER_HOUR = 60;
/** Four years: one hour a week takes forty for the longest path, and pauses may take two more. */
const HORIZON_DAYS = 4 * 53 * WEEK_DAYS;
/** A shorter rest of an evening is left empty unless the next task fits into it. */
const SHORTEST_MINUTES = 15;

export interface TaskPiece {
  missionId: string;
  taskId: string;
  minutes: number;
  /** Whether the task ends with this piece. */
  isLast: boolean;
}

export interface Evening {
  day: string;
  pieces: TaskPiece[];
}

export interface Schedule {
  evenings: Evening[];
  /** Day of the last evening; null when no evening has work. */
  lastDay: string | null;
  /** Minutes of work that found no evening. */
  minutesLeft: number;
}

export interface ScheduleRequest {
  settings: ActionPlanSettings;
  portions: readonly Portion[];
  from: string;
  /** The last day to plan for; the horizon when omitted. */
  until?: string;
  /** Minutes of the first day that are already used. */
  spent?: number;
}

/** Spreads portions over evenings, one after the other, from a day on. */
export function schedule({ settings, portions, from, until, spent = 0 }: ScheduleRequest): Schedule {
  const weekdays = eveningDays(settings);
  const waiting = portions.map((portion) => ({ ...portion }));
  const evenings: Evening[] = [];
  const start = numberOfDay(from);
  const end = until === undefined ? start + HORIZON_DAYS : numberOfDay(until);
  // Day numbers instead of text: parsing text costs ten times as much a day, and a request may span years.
  for (let number = start; waiting.length > 0 && number <= end; number++) {
    if (!weekdays.includes(weekdayOfNumber(number))) continue;
    const day = dayOfNumber(number);
    if (isInPause(day, settings.pauses)) continue;
    const room = settings.hoursPerEvening * MINUTES_PER_HOUR - (number === start ? spent : 0);
    const pieces = fillEvening(waiting, room);
    if (pieces.length > 0) evenings.push({ day, pieces });
  }
  return {
    evenings,
    lastDay: evenings.at(-1)?.day ?? null,
    minutesLeft: waiting.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

/** Fills one evening; takes the minutes from the waiting portions. */
function fillEvening(waiting: Portion[], minutes: number): TaskPiece[] {
  const pieces: TaskPiece[] = [];
  for (let room = minutes; room > 0;) {
    const [next] = waiting;
    if (!next || (room < SHORTEST_MINUTES && room < next.minutes)) break;
    const taken = Math.min(room, next.minutes);
    room -= taken;
    next.minutes -= taken;
    const isLast = next.minutes === 0;
    if (isLast) waiting.shift();
    pieces.push({ missionId: next.missionId, taskId: next.taskId, minutes: taken, isLast });
  }
  return pieces;
}
