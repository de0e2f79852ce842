import { tellGains, type Credit, type Gains } from "~/domain/gains";
import { TOASTS } from "~/domain/coach/texts";
import { errors, type Message } from "~/domain/messages";
import {
  demoPlanEnded,
  demoPlanStarted,
  missionFinished,
  moneyBack,
  paperTicked,
  pathChosen,
  planCancelled,
  priceAgreed,
  planStarted,
  quizFinished,
  successes,
  undoing,
  welcome,
} from "~/domain/successes";

interface FlashContent {
  key: string;
  args: readonly string[];
  id: string;
  credit?: Credit | undefined;
}

/** A link that stands in the message. */
export interface Way {
  to: string;
  label: string;
}

interface Values {
  args: readonly string[];
  productName: string;
}

const filled = {
  welcome: ({ productName }: Values) => welcome(productName),
  quizFinished: ({ args: [type = "", xp] }: Values) => quizFinished(type, Number(xp)),
  pathChosen: ({ args: [path = ""] }: Values) => pathChosen(path),
  pathSwitched: ({ args: [path = ""] }: Values) => pathChosen(path),
  planStarted: ({ args: [plan = ""] }: Values) => planStarted(plan),
  priceAgreed: ({ args: [plan = "", price = "", from = ""] }: Values) => priceAgreed(plan, price, from),
  planCancelled: ({ args: [plan = "", day = ""] }: Values) => planCancelled(plan, day),
  moneyBack: ({ args: [plan = "", amount = ""] }: Values) => moneyBack(plan, amount),
  demoPlanStarted: ({ args: [plan = ""] }: Values) => demoPlanStarted(plan),
  demoPlanEnded: ({ args: [plan = ""] }: Values) => demoPlanEnded(plan),
  missionFinished: ({ args: [xp] }: Values) => missionFinished(Number(xp)),
  paperTicked: ({ args: [ticked, kept] }: Values) => paperTicked(Number(ticked), Number(kept)),
};

/** Those of the coach stand apart, as those of all other screens are in every browser. */
const failures = { ...errors, coachFailed: TOASTS.failure };

export type FlashKey = keyof typeof filled | keyof typeof successes | keyof typeof failures;

/** Said by the form that the redirect leads to. */
const IN_ITS_FORM = "emailUnknown" satisfies keyof typeof errors;

const UNDOABLE: ReadonlySet<string> = new Set<FlashKey>(["pathSwitched", "progressReset"]);

/** The toast of a flash; null for what a form says itself, and for a key that does not exist (any more). */
export function resolveFlash(
  { key, args, id, credit }: FlashContent,
  productName: string,
): (Message & { id: string; tone: "success" | "error"; gains?: Gains; way?: Way }) | null {
  const success = lookUp(filled, key)?.({ args, productName }) ?? lookUp(successes, key);
  if (success) {
    const way = UNDOABLE.has(key) ? { way: undoing } : {};
    return { ...success, ...way, id, tone: "success", ...(credit ? { gains: tellGains(credit) } : {}) };
  }
  const error = key === IN_ITS_FORM ? undefined : lookUp(failures, key);
  return error ? { ...error, id, tone: "error" } : null;
}

function lookUp<Entry>(entries: Readonly<Record<string, Entry>>, key: string): Entry | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}
