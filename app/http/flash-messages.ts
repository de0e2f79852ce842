import { tellGains, type Credit, type Gains } from "~/domain/gains";
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
  credit?: Credit | undefined;
}

/** The message of a flash and its tone; null for a key that does not exist (any more). */
export function resolveFlash(
  { key, args, id, credit }: FlashContent,
  productName: string,
): (Message & { id: string; tone: "success" | "error"; gains?: Gains }) | null {
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
  if (success) return { ...success, id, tone: "success", ...(credit ? { gains: tellGains(credit) } : {}) };
  const error = lookUp(errors, key);
  return error ? { ...error, id, tone: "error" } : null;
}

function lookUp(messages: Record<string, Message>, key: string): Message | undefined {
  return Object.hasOwn(messages, key) ? messages[key] : undefined;
}
