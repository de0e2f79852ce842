/**
 * An error with its causes for the log. Of a failed query only the statement: its values are addresses and texts. Without mail
 * addresses: Stripe, mail servers and others quote the one they refuse.
 */
export const failureText = (error: unknown): string => textOf(error).replace(MAIL_ADDRESS, "…@…");

/** Not the scope of a package in a path, which has a slash before it. */
const MAIL_ADDRESS = /[^\s"'`<>()[\]{}:;,/\\@]+@[^\s"'`<>()[\]{}:;,/\\@]+\.\p{L}{2,}/gu;

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isQuery = "query" in error && "params" in error;
  const message = isQuery ? `Failed query: ${String(error.query)}` : error.message;
  const text = (error.stack ?? error.message).replace(error.message, () => message);
  return error.cause === undefined ? text : `${text}\ncaused by ${textOf(error.cause)}`;
}
