import type { FactValue, TimedFact } from "./fact";
import { sayValue } from "./say-value";
import { valueAfter, valueOn } from "./timeline";

/** Fields of a fact that its figure is written from. */
export type Timed = Pick<TimedFact, "unit" | "timeline">;

/** First month in which texts say that a figure ends with the year. */
const YEAR_END_MONTH = 11;

/** The value in force on a day, never a draft; null where it is not known. */
export function inForceOn({ timeline }: Timed, day: string): FactValue | null {
  const held = valueOn(timeline, day);
  return held?.status === "geltend" ? held : null;
}

/** A figure as a sentence prints it on a day; one that is not known says so in its place. */
export function figureOn(fact: Timed, day: string, { rounded = false, withYear = false } = {}): string {
  const held = inForceOn(fact, day);
  const year = day.slice(0, 4);
  if (!held) return `[Wert für ${year} noch nicht bekannt]`;
  const said = sayValue(held.value, fact.unit, rounded);
  return withYear ? `${said} (${year})` : said;
}

/** From November on: whether a figure of this day ends with the year. */
export function endsWithYear(fact: Timed, day: string): boolean {
  const year = day.slice(0, 4);
  return Number(day.slice(5, 7)) >= YEAR_END_MONTH && inForceOn(fact, day)?.until === `${year}-12-31`;
}

/** The value in force that follows; null while there is none, or only a draft. */
export function inForceNext(fact: Timed, day: string): FactValue | null {
  const next = valueAfter(fact.timeline, day);
  return next?.status === "geltend" ? next : null;
}
