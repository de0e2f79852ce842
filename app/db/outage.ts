const OUTAGE_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  // PostgreSQL: shutting down, crashed, starting up, connection failures, too many connections, statement timeout.
  "57P01",
  "57P02",
  "57P03",
  "08000",
  "08003",
  "08006",
  "53300",
  "57014",
  // The schema is not there yet: migrations wait for the database.
  "42P01",
]);

/** Whether an error says that the database is away, at any depth of its causes; everything else is a bug. */
export function isOutage(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("code" in error && typeof error.code === "string" && OUTAGE_CODES.has(error.code)) return true;
  return "cause" in error && isOutage(error.cause);
}
