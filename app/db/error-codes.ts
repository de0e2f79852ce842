/** Whether an error, at any depth of its causes, carries a code that fits: PostgreSQL's, Node's or the driver's. */
export function hasCode(error: unknown, fits: (code: string) => boolean): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("code" in error && typeof error.code === "string" && fits(error.code)) return true;
  return "cause" in error && hasCode(error.cause, fits);
}
