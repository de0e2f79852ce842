/** How a question is answered, as editors write it. */
export const QUESTION_KINDS = ["eine", "mehrere", "reihenfolge", "zahl"] as const;

/** An answer to choose. */
export interface AnswerOption {
  text: string;
  isRight: boolean;
}

/** How a question is answered, with what is right. */
type Task =
  | { kind: "one" | "several"; options: readonly AnswerOption[] }
  /** Steps in their right order. */
  | { kind: "order"; steps: readonly string[] }
  /** A formula over facts, or a number that it begins and ends with. */
  | { kind: "number"; formula: string; tolerance: number; unit: string | null };

/** A question to oneself about a text. It has no mark and gives no XP. */
export interface SelfCheckQuestion {
  /** Once in all texts: „kasse-familie.kante“. */
  id: string;
  text: string;
  task: Task;
  /** Facts by the names in its formula and conditions. */
  facts: Readonly<Record<string, string>>;
  /** Comparisons on which the right answer hangs. */
  conditions: readonly string[];
  /** Fragment of the sentence from which the answer follows, on a page with the text. */
  sentence: string;
  /** First words of that sentence. */
  quote: string;
  explanation: string;
}

/** A fact's value in force, by its id; null while it is not known. */
export type FactOf = (id: string) => number | null;
