import type { Why } from "./read/vendor-error";

/**
 * busy: the vendor asks for patience (429). refused: key, model or request are not accepted. away: it cannot be reached, or
 * says that it is broken. late: nothing came in time. cut: the answer ended in the middle. unreadable: what came is no
 * answer. stopped: nobody waits for it any more.
 */
export type Fault = "busy" | "refused" | "away" | "late" | "cut" | "unreadable" | "stopped";

export class ModelFailed extends Error {
  override readonly name = "ModelFailed";
  /** `why`: for the log, in a word of ours. */
  constructor(
    readonly fault: Fault,
    readonly why: Why | "size" | null = null,
  ) {
    super(fault);
  }
}

/** An error of a body that was being read; of what came before the body `send` says by itself. */
export function faultOf(error: unknown): Fault {
  if (error instanceof ModelFailed) return error.fault;
  return error instanceof SyntaxError ? "unreadable" : "cut";
}

const FAULTS: Record<Why, Fault> = {
  busy: "busy",
  key: "refused",
  model: "refused",
  context: "refused",
  filter: "refused",
  request: "refused",
  broken: "away",
};

export const faultBy = (why: Why): ModelFailed => new ModelFailed(FAULTS[why], why);
