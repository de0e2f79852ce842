import type { Why } from "./read/vendor-error";

/**
 * busy: the vendor's rate limit (429). refused: key, model or request are not accepted. away: the vendor cannot be
 * reached, or reports an outage. late: nothing came in time. cut: the answer ended in the middle. unreadable: the
 * response is no answer. stopped: the caller no longer waits.
 */
export type Fault = "busy" | "refused" | "away" | "late" | "cut" | "unreadable" | "stopped";

export class ModelFailed extends Error {
  override readonly name = "ModelFailed";
  /** `why`: the reason for the log, in a word of ours. */
  constructor(
    readonly fault: Fault,
    readonly why: Why | "size" | null = null,
  ) {
    super(fault);
  }
}

/** Fault of an error while reading a body; `send` throws its own for errors before the body. */
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
