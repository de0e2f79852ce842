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
  /** An empty answer means this. */
  fallback?: string;
}

export type Answers = Readonly<Record<string, string>>;

/** What is wrong with an answer, in a sentence; null for one that will do. */
export function problemOf({ schema, options }: Step, answer: string): string | null {
  if (answer === "") return "Hier muss etwas stehen.";
  if (options && !options.some(({ value }) => value === answer)) {
    return `Zur Wahl stehen: ${options.map(({ value }) => value).join(", ")}.`;
  }
  if (!schema) return null;
  const number = Number(answer);
  const result = schema.safeParse(answer);
  if (result.success || (Number.isFinite(number) && schema.safeParse(number).success)) return null;
  return `Das passt noch nicht: ${result.error.issues[0]?.message ?? "unbekannter Wert"}.`;
}

/** As it is kept: a number from a list stands for what it counts, a space before a unit holds both together. */
export function readAnswer({ field, options, fallback }: Step, typed: string): string {
  const answer = typed.trim() || (fallback ?? "");
  const chosen = options?.[Number(answer) - 1];
  if (chosen && /^\d+$/.test(answer)) return chosen.value;
  return field === "estimatedTime" ? answer.replace(/(\d) (?=Min|Stunden)/, "$1\u00a0") : answer;
}
