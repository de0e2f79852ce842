import { JOINED_DASH } from "../text/joined-dash";
import { minutesRange } from "../evenings/estimated-minutes";
import { countEvenings, sayEvenings } from "../evenings/evenings";

interface Timed {
  order: number;
  estimatedTime: string;
}

/** How long a path's missions take together, in words. */
export interface PathTime {
  /** „18–30 Stunden“. */
  hours: string;
  /** „etwa 17 Abende“: the sum of what the missions say each for itself. */
  evenings: string;
  /** Numbers of the missions that name no time and are left out of both. */
  withoutTime: number[];
}

/** Computed from what each mission says of itself; null where none names a time. */
export function pathTime(missions: readonly Timed[]): PathTime | null {
  const ranges = missions.flatMap(({ estimatedTime }) => minutesRange(estimatedTime) ?? []);
  if (ranges.length === 0) return null;
  const [from, to] = [hours(ranges.map((range) => range.from)), hours(ranges.map((range) => range.to))];
  return {
    hours: `${from === to ? from : `${from}${JOINED_DASH}${to}`}\u00a0Stunden`,
    evenings: sayEvenings(sum(missions.map(({ estimatedTime }) => countEvenings(estimatedTime) ?? 0))),
    withoutTime: missions.filter(({ estimatedTime }) => minutesRange(estimatedTime) === null).map(({ order }) => order),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const hours = (minutes: readonly number[]): number => Math.round(sum(minutes) / 60);
