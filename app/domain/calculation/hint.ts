import { calculate } from "./calculate";
import type { Unit } from "./calculation";
import { readCondition } from "./formula";
import { valueOfOutcome, type Outcome } from "./outcome";
import { sayAmount } from "./say-amount";

/** Said while all its conditions hold; a row's name in braces stands for its value. */
export interface Hint {
  /** Comparisons as an editor writes them: „gewinn > grenze“. */
  conditions: readonly string[];
  text: string;
}

export const IN_BRACES = /\{([a-z]+)\}/g;

/** The hint's words; null while it does not hold, or hangs on what is not known. */
export function sayHint(
  { conditions, text }: Hint,
  outcomes: ReadonlyMap<string, Outcome>,
  unitOf: (name: string) => Unit,
): string | null {
  const valueOf = (name: string) => valueOfOutcome(outcomes.get(name));
  if (!conditions.every((condition) => holds(condition, valueOf))) return null;
  return text.replace(IN_BRACES, (_, name: string) => sayAmount(valueOf(name), unitOf(name)));
}

const ONE = { kind: "number", value: 1 } as const;
const NONE = { kind: "number", value: 0 } as const;

/** Whether a written comparison holds; one that hangs on what is not known does not. */
export function holds(written: string, valueOf: (name: string) => number | null): boolean {
  const condition = readCondition(written);
  return condition !== null && calculate({ kind: "choice", ...condition, then: ONE, otherwise: NONE }, valueOf) === 1;
}
