import { addDays } from "../action-plan/calendar-days";
import { dayInMonth } from "../action-plan/german-days";
import { estimatedMinutes } from "../evenings/estimated-minutes";

/** Days of a plan at which a flag stands on the way. */
const FLAG_DAYS = [30, 60, 90] as const;

export interface Flag {
  /** „Tag 30 · 12. Dez.“ */
  text: string;
  isPast: boolean;
}

interface Timed {
  id: string;
  estimatedTime: string;
}

/**
 * The flags of a path, by the mission after which each stands: where the missions up to it take a third, two thirds and
 * all of the time. Without a first day there is none.
 */
export function trailFlags(
  missions: readonly Timed[],
  { start, today }: { start: string | null; today: string },
): Map<string, Flag[]> {
  const flags = new Map<string, Flag[]>();
  if (start === null) return flags;
  const until = shares(missions);
  FLAG_DAYS.forEach((day, index) => {
    const place = nearest(until, (index + 1) / FLAG_DAYS.length);
    const { id = "" } = missions[place] ?? {};
    const on = addDays(start, day);
    const flag = { text: `Tag\u00a0${day} · ${dayInMonth(on, today)}`, isPast: on < today };
    flags.set(id, [...(flags.get(id) ?? []), flag]);
  });
  return flags;
}

/** Share of a path's time after each mission; by number where none names a time. */
function shares(missions: readonly Timed[]): number[] {
  const minutes = missions.map(({ estimatedTime }) => estimatedMinutes(estimatedTime) ?? 0);
  const weights = minutes.some((each) => each > 0) ? minutes : missions.map(() => 1);
  const all = weights.reduce((sum, each) => sum + each, 0);
  let walked = 0;
  return weights.map((each) => (walked += each) / all);
}

/** Index of the share nearest to this one; of equal ones the last. */
const nearest = (all: readonly number[], wanted: number): number =>
  all.reduce((best, share, index) => {
    const isNearer = Math.abs(share - wanted) <= Math.abs((all[best] ?? 0) - wanted) + 1e-9;
    return isNearer ? index : best;
  }, 0);

/** Day on which the learner set out; null: unknown. A plan of another path says nothing of this one. */
export const firstDay = (
  path: string,
  { plan, rhythm }: { plan: { careerPath: string; startDay: string } | null; rhythm: { createdOn: string } | null },
): string | null => (plan?.careerPath === path ? plan.startDay : (rhythm?.createdOn ?? null));
