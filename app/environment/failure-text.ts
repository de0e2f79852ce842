import { mask } from "./mask";

/** Of one message, of one stack, and of causes: what a vendor says has any length. */
const MESSAGE_LETTERS = 2_000;
const STACK_LETTERS = 6_000;
const CAUSES = 5;

/**
 * An error with its causes for the log. Of a failed query only the statement: its values are addresses and texts. Without mail
 * addresses and keys: Stripe, mail servers and others quote what they refuse. Cut before any pattern reads it.
 */
export const failureText = (error: unknown): string => mask(textOf(error, CAUSES));

function textOf(error: unknown, causes: number): string {
  if (!(error instanceof Error)) return cut(String(error), MESSAGE_LETTERS);
  const isQuery = "query" in error && "params" in error;
  const message = isQuery ? `Failed query: ${String(error.query)}` : error.message;
  const text = `${headOf(error)}${cut(message, MESSAGE_LETTERS)}${cut(framesOf(error), STACK_LETTERS)}`;
  if (error.cause === undefined) return text;
  return `${text}\ncaused by ${causes > 0 ? textOf(error.cause, causes - 1) : "…"}`;
}

/** What stands before the message: the name, mostly. */
function headOf({ stack, message }: Error): string {
  if (stack === undefined) return "";
  const at = stack.indexOf(message);
  return at === -1 ? "" : cut(stack.slice(0, at), MESSAGE_LETTERS);
}

function framesOf({ stack = "", message }: Error): string {
  const at = stack.indexOf(message);
  // A stack that was written by hand.
  return at === -1 ? `\n${stack}` : stack.slice(at + message.length);
}

const cut = (text: string, letters: number): string => (text.length <= letters ? text : `${text.slice(0, letters)}…`);
