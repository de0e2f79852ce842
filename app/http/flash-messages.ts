import {
  demoPlanEnded,
  demoPlanStarted,
  errors,
  missionFinished,
  pathChosen,
  quizFinished,
  successes,
  welcome,
  type Message,
} from "~/domain/messages";

/** A message to be shown on the next page: its key in the catalogue, and the values for its gaps. */
interface FlashContent {
  key: string;
  args: string[];
  id: string;
}

/** Said by the form that the redirect leads to. */
const IN_ITS_FORM = "emailUnknown" satisfies keyof typeof errors;

/** The toast of a flash; null for what a form says itself, and for a key that does not exist (any more). */
export function resolveFlash(
  { key, args, id }: FlashContent,
  productName: string,
): (Message & { id: string; tone: "success" | "error" }) | null {
  const [first = ""] = args;
  const filled: Record<string, () => Message> = {
    welcome: () => welcome(productName),
    quizFinished: () => quizFinished(first, Number(args[1])),
    pathChosen: () => pathChosen(first),
    demoPlanStarted: () => demoPlanStarted(first),
    demoPlanEnded: () => demoPlanEnded(first),
    missionFinished: () => missionFinished(Number(first)),
  };
  const success = (Object.hasOwn(filled, key) ? filled[key]?.() : undefined) ?? lookUp(successes, key);
  if (success) return { ...success, id, tone: "success" };
  const error = key === IN_ITS_FORM ? undefined : lookUp(errors, key);
  return error ? { ...error, id, tone: "error" } : null;
}

function lookUp(messages: Record<string, Message>, key: string): Message | undefined {
  return Object.hasOwn(messages, key) ? messages[key] : undefined;
}
