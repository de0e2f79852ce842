/** An error with its causes for the log. Of a failed query only the statement: its values are addresses and texts. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isQuery = "query" in error && "params" in error;
  const message = isQuery ? `Failed query: ${String(error.query)}` : error.message;
  const text = (error.stack ?? error.message).replace(error.message, () => message);
  return error.cause === undefined ? text : `${text}\ncaused by ${failureText(error.cause)}`;
}
