import { addDays } from "../action-plan/calendar-days";
import { calculate } from "../calculation/calculate";
import { readFormula } from "../calculation/formula";
import type { Fact, FactValue, TimedFact } from "./fact";

/** Facts with the values that they have by themselves or by their formulas, which lead to each other. */
export function withTimelines<Known extends Fact>(facts: readonly Known[]): (Known & TimedFact)[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return facts.map((fact) => ({ ...fact, timeline: timelineOf(fact, byId) }));
}

/**
 * Values of a fact in the order of their days. Those of a formula last as long as all their inputs do, and are a draft as
 * soon as one of these is. A fact that needs itself, or one that is missing, has none.
 */
function timelineOf(fact: Fact, byId: ReadonlyMap<string, Fact>, above: readonly string[] = []): readonly FactValue[] {
  const { derived, id, values } = fact;
  if (!derived) return values;
  const formula = readFormula(derived.formula);
  if (!formula || above.includes(id)) return [];
  const inputs = new Map(
    Object.entries(derived.names).map(([name, input]) => {
      const found = byId.get(input);
      return [name, found ? timelineOf(found, byId, [...above, id]) : []] as const;
    }),
  );
  const starts = [...new Set([...inputs.values()].flatMap((timeline) => timeline.map(beginOf)))].sort();
  return starts.flatMap((from, index) => {
    const now = new Map([...inputs].map(([name, timeline]) => [name, valueOn(timeline, from)] as const));
    const held = [...now.values()];
    const value = calculate(formula, (name) => numberIn(now.get(name) ?? null));
    if (value === null) return [];
    const next = starts[index + 1];
    const ends = [...held.flatMap((each) => each?.until ?? []), ...(next === undefined ? [] : [addDays(next, -1)])];
    const status = held.some((each) => each?.status === "entwurf") ? "entwurf" : "geltend";
    return [{ from: from || null, until: ends.sort()[0] ?? null, value, status }];
  });
}

/** The value that covers a day, draft or not; null where none does. */
export const valueOn = (timeline: readonly FactValue[], day: string): FactValue | null =>
  timeline.findLast((held) => beginOf(held) <= day && (held.until === null || day <= held.until)) ?? null;

/** The value that begins after the one of a day, or after the day itself; null where none is known. */
export const valueAfter = (timeline: readonly FactValue[], day: string): FactValue | null =>
  timeline.find((held) => beginOf(held) > day) ?? null;

/** Sorts before every day where no first day is known. */
const beginOf = ({ from }: FactValue): string => from ?? "";

const numberIn = (held: FactValue | null): number | null => (typeof held?.value === "number" ? held.value : null);
