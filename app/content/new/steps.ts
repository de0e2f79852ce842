import type { z } from "zod";

export interface Option {
  value: string;
  label: string;
}

/** One thing that is asked, and what it is for. */
export interface Step {
  field: string;
  question: string;
  why: string;
  /** The very rule of the check. */
  schema?: z.ZodType;
  /** One of these, by its number or value. */
  options?: Option[];
  /** Why an answer is not one of them, where more can be said than that. */
  missing?: (answer: string) => string | undefined;
  /** An empty answer means this. */
  fallback?: string;
}

/** A screen's worth: the longest list, of categories, has ten. */
const SHOWN = 12;

export type Answers = Readonly<Record<string, string>>;

/** What is wrong with an answer, in a sentence; null for one that will do. */
export function problemOf({ schema, options, missing }: Step, answer: string): string | null {
  if (answer === "") return "Hier muss etwas stehen.";
  if (options && !options.some(({ value }) => value === answer)) {
    const shown = options.slice(0, SHOWN).map(({ value }) => value);
    const more = options.length > SHOWN ? ` und ${options.length - SHOWN} mehr` : "";
    return `${missing?.(answer) ?? `„${answer}“ ist nicht dabei.`} Zur Wahl stehen: ${shown.join(", ")}${more}.`;
  }
  if (!schema) return null;
  const number = Number(answer);
  const result = schema.safeParse(answer);
  if (result.success || (Number.isFinite(number) && schema.safeParse(number).success)) return null;
  return `Das passt noch nicht: ${result.error.issues[0]?.message ?? "unbekannter Wert"}.`;
}

/** As it is kept: a number from a list stands for what it counts. */
export function readAnswer({ options, fallback }: Step, typed: string): string {
  const answer = typed.trim() || (fallback ?? "");
  const chosen = options?.[Number(answer) - 1];
  if (chosen && /^\d+$/.test(answer)) return chosen.value;
  return answer;
}
