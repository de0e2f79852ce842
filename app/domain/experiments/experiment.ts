/** How far a contact must be for the Kundenweg to count it as a yes. */
export const COUNTED_STATES = ["talking", "offer", "order"] as const;
export type CountedState = (typeof COUNTED_STATES)[number];

/** Ends of an experiment. */
export const DECISIONS = ["go", "change", "stop"] as const;
export type Decision = (typeof DECISIONS)[number];

export const DECISION_LABELS: Record<Decision, string> = { go: "weiter", change: "ändern", stop: "lassen" };

export const OWN_REASON_MAX = 200;
/** Most people or tries in a learner's result. */
export const ASKED_MAX = 500;

/** An assumption of a path with its cheapest honest test. */
export interface Experiment {
  /** Path and name: `va-allround/gespraech`. */
  id: string;
  path: string;
  assumption: string;
  steps: string[];
  /** Labels of the count and of a yes: „Betriebe gefragt“, „davon sprechen mit dir“. */
  asked: string;
  yes: string;
  /** How many are to be asked. */
  of: number;
  /** Counted by the Kundenweg from this state on, of those that came to the one before; null: the learner types it. */
  counts: CountedState | null;
  /** Thresholds that make sense, and why. */
  suggested: { from: number; to: number; reason: string };
  days: number;
  cost: string;
  /** Honest meaning of each decision in this experiment. */
  ends: Record<Decision, string>;
}

export interface Result {
  hits: number;
  asked: number;
}

export interface Decided {
  decision: Decision;
  sentence: string;
}

/** How far a learner is with an experiment. */
export interface ExperimentStanding {
  threshold: number | null;
  result: Result | null;
  decided: Decided | null;
}

/** Tests whether there is a result: from then on the threshold stays. */
export const hasResult = ({ result }: Pick<ExperimentStanding, "result">): boolean => (result?.asked ?? 0) > 0;

/** Counts never become less: of two, each number is the greater one. */
export const mostOf = (one: Result | null, other: Result | null): Result | null =>
  one && other ? { hits: Math.max(one.hits, other.hits), asked: Math.max(one.asked, other.asked) } : (one ?? other);

/** Result in words, against the threshold that was chosen before. */
export function sayResult({ threshold, result }: ExperimentStanding, of: number): string {
  if (threshold === null) return "Noch ohne Schwelle";
  if (!result || result.asked === 0) return `Ab ${threshold} von ${of}, noch nichts gezählt`;
  const { hits, asked } = result;
  return `${hits} von ${asked}, deine Schwelle: ${threshold} von ${of}`;
}

/** Where the count stands against the threshold. */
export type ResultVerdict = "reached" | "open" | "missed";

/** Once more were asked than the threshold is of, its share counts: 3 of 40 are not 3 of 10. */
export function judgeResult({ threshold, result }: ExperimentStanding, of: number): ResultVerdict {
  if (threshold === null || !result) return "open";
  const { hits, asked } = result;
  if (asked > of) return hits * of >= threshold * asked ? "reached" : "missed";
  if (hits >= threshold) return "reached";
  return asked === of ? "missed" : "open";
}
