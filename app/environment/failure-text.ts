import { mask } from "./mask";

/** Limits of one message, of one stack, and of the chain of causes, as vendors' errors can have any length. */
const MESSAGE_LETTERS = 2_000;
const STACK_LETTERS = 6_000;
const CAUSES = 5;

/**
 * An error with its causes for the log. A failed query gives only its statement, as its values are addresses and texts.
 * Mail addresses and keys are masked, as Stripe, mail servers and others quote what they refuse. The parts are cut
 * before any pattern reads them.
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

/** The part of the stack before the message, mostly the error's name. */
function headOf({ stack, message }: Error): string {
  if (stack === undefined) return "";
  const at = stack.indexOf(message);
  return at === -1 ? "" : cut(stack.slice(0, at), MESSAGE_LETTERS);
}

function framesOf({ stack = "", message }: Error): string {
  const at = stack.indexOf(message);
  // A stack without the message was written by hand.
  return at === -1 ? `\n${stack}` : stack.slice(at + message.length);
}

const cut = (text: string, letters: number): string => (text.length <= letters ? text : `${text.slice(0, letters)}…`);
