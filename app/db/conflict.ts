const UNIQUE_VIOLATION = "23505";

/** Whether an error, at any depth of its causes, says that another row holds this value already. */
export function isConflict(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("code" in error && error.code === UNIQUE_VIOLATION) return true;
  return "cause" in error && isConflict(error.cause);
}
