import { numericDate } from "../time/german-dates";
import type { Certainty, FactValue, TimedFact } from "./fact";
import { inForceNext, inForceOn } from "./figure";
import { sayValue } from "./say-value";
import { valueAfter } from "./timeline";

/** Explanation of a figure for readers, in words. */
export interface FactNote {
  id: string;
  title: string;
  statement: string;
  /** „565 €“; null while it is not known. */
  figure: string | null;
  /** From when until when it holds, and what follows, as far as either is known; else empty. */
  validity: string;
  certainty: string;
}

export const CERTAINTY_WORDS: Record<Certainty, string> = {
  belegt: "belegt",
  sekundaer: "nur aus zweiter Hand belegt",
  rechnung: "von uns gerechnet",
  entwurf: "nur als Entwurf bekannt",
};

export function noteOn(fact: TimedFact, day: string): FactNote {
  const { id, title, statement, certainty, unit } = fact;
  const held = inForceOn(fact, day);
  return {
    id,
    title,
    statement,
    figure: held && sayValue(held.value, unit),
    validity: [held ? sayDays(held) : sayUnknown(fact, day), sayNext(fact, day)].filter(Boolean).join(" "),
    certainty: CERTAINTY_WORDS[certainty],
  };
}

/** „Gilt vom … bis ….“; empty without days. */
export function sayDays({ from, until }: Pick<FactValue, "from" | "until">): string {
  const days = [
    ...(from === null ? [] : [`${until === null ? "seit" : "vom"} ${numericDate(from)}`]),
    ...(until === null ? [] : [`bis ${numericDate(until)}`]),
  ];
  return days.length === 0 ? "" : `Gilt ${days.join(" ")}.`;
}

function sayUnknown({ timeline, unit }: TimedFact, day: string): string {
  const last = timeline.findLast(({ until, status }) => status === "geltend" && until !== null && until < day);
  const before = last ? ` Bis ${numericDate(last.until ?? day)} galt: ${sayValue(last.value, unit)}.` : "";
  return `Der Wert für ${day.slice(0, 4)} ist noch nicht bekannt.${before}`;
}

function sayNext(fact: TimedFact, day: string): string {
  const next = inForceNext(fact, day);
  if (next) return `Ab ${numericDate(next.from ?? day)}: ${sayValue(next.value, fact.unit)}.`;
  const draft = valueAfter(fact.timeline, day);
  return draft ? `Ab ${numericDate(draft.from ?? day)} gilt voraussichtlich ein anderer Wert.` : "";
}
