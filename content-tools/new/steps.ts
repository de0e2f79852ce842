import type { z } from "zod";

export interface Option {
  value: string;
  label: string;
}

/** Question for one field, with its purpose. */
export interface Step {
  field: string;
  question: string;
  why: string;
  /** Schema of the field, the same as in the check. */
  schema?: z.ZodType;
  /** Choices, answered by number or value. */
  options?: Option[];
  /** Explains why an answer is not among the options, where there is more to say. */
  missing?: (answer: string) => string | undefined;
  /** Value for an empty answer. */
  fallback?: string;
}

/** Options shown, one screen of them; the longest list, of categories, has ten. */
const SHOWN = 12;

export type Answers = Readonly<Record<string, string>>;

/** Problem with an answer, in a sentence; null for a valid one. */
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

/** Stored value of an answer: the number of an option stands for its value. */
export function readAnswer({ options, fallback }: Step, typed: string): string {
  const answer = typed.trim() || (fallback ?? "");
  const chosen = options?.[Number(answer) - 1];
  if (chosen && /^\d+$/.test(answer)) return chosen.value;
  return answer;
}
