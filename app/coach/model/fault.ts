/**
 * busy: the vendor asks for patience (429). refused: key, model or request are not accepted. away: it cannot be reached, or
 * says that it is broken. late: nothing came in time. cut: the answer ended in the middle. unreadable: what came is no
 * answer. stopped: nobody waits for it any more.
 */
export type Fault = "busy" | "refused" | "away" | "late" | "cut" | "unreadable" | "stopped";

export class ModelFailed extends Error {
  override readonly name = "ModelFailed";
  constructor(readonly fault: Fault) {
    super(fault);
  }
}

/** By what it has, as the SDK is loaded later. Its message may quote the answer, so it goes no further. */
export function faultOf(error: unknown): Fault {
  if (error instanceof ModelFailed) return error.fault;
  if (!(error instanceof Error)) return "away";
  const status = "status" in error && typeof error.status === "number" ? error.status : null;
  if (status === 429) return "busy";
  if (status !== null) return status < 500 ? "refused" : "away";
  if (error instanceof SyntaxError) return "unreadable";
  // A socket that was cut in the middle of a body.
  if (error instanceof TypeError) return "cut";
  return "away";
}
