import { dayInMonth } from "../action-plan/german-days";
import { listRungs, type ReachedRung } from "./rungs";

/** A reached rung as the way tells of it. */
export interface RungOnTrail {
  name: string;
  /** „3. Dez.“ */
  day: string;
}

/**
 * Reached rungs by the learner's mission on that day: the first one that they had not finished before, else the last.
 * Missions in their order, each with the day on which it was finished.
 */
export function rungsOnTrail(
  rungs: readonly ReachedRung[],
  missions: readonly { id: string; doneOn: string | null }[],
  today: string,
): Map<string, RungOnTrail[]> {
  const found = new Map<string, RungOnTrail[]>();
  for (const { name, reached } of listRungs(rungs)) {
    if (reached === null) continue;
    const { on } = reached;
    const { id = "" } = missions.find(({ doneOn }) => doneOn === null || doneOn >= on) ?? missions.at(-1) ?? {};
    found.set(id, [...(found.get(id) ?? []), { name, day: dayInMonth(on, today) }]);
  }
  return found;
}
