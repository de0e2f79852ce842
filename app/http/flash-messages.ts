import { gainsOf, type Credit, type Gains } from "~/domain/level/gains";
import { TOASTS } from "~/domain/coach/texts";
import { errors, type Message } from "~/domain/messages/messages";
import {
  demoPlanEnded,
  demoPlanStarted,
  missionFinished,
  moneyBack,
  paperTicked,
  startDaySaved,
  pathChosen,
  planCancelled,
  priceAgreed,
  planStarted,
  quizFinished,
  situationSaved,
  successes,
  undoing,
  welcome,
} from "~/domain/level/successes";

interface FlashContent {
  key: string;
  args: readonly string[];
  id: string;
  credit?: Credit | undefined;
}

/** A link inside the message. */
export interface Way {
  to: string;
  label: string;
}

/** When a screen shows a message that is part of its own text. */
export type MessageInScreen = "at-once" | "with-the-result";

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
  situationSaved: ({ args: [opened, folded] }: Values) => situationSaved(Number(opened), Number(folded)),
  startDaySaved: ({ args: [day = "", past] }: Values) => startDaySaved(day, Number(past)),
  paperTicked: ({ args: [ticked, kept] }: Values) => paperTicked(Number(ticked), Number(kept)),
};

/** The coach's messages are defined apart from `errors`, which every browser loads for the other screens. */
const failures = { ...errors, coachFailed: TOASTS.failure };

export type FlashKey = keyof typeof filled | keyof typeof successes | keyof typeof failures;

/** The key whose message stands in the form that the redirect leads to. */
const IN_ITS_FORM = "emailUnknown" satisfies keyof typeof errors;

const UNDOABLE: ReadonlySet<string> = new Set<FlashKey>(["pathSwitched", "progressReset"]);

/**
 * Messages that a screen shows in its own layout, so that no box above it repeats them: the mail is under way, the
 * moment of success, the result.
 */
const SCREENS: Readonly<Record<string, readonly [RegExp, MessageInScreen]>> = {
  welcome: [/^\/email-verification$/, "at-once"],
  codeSent: [/^\/auth$/, "at-once"],
  codeResent: [/./, "at-once"],
  emailChanged: [/^\/email-verification$/, "at-once"],
  missionFinished: [/^\/mission\//, "at-once"],
  quizFinished: [/^\/quiz-results$/, "with-the-result"],
} satisfies Partial<Record<FlashKey, readonly [RegExp, MessageInScreen]>>;

/** Whether the message waits for the result: right after the quiz there is none yet, and nothing may give it away. */
export const isToldLater = ({ key }: Pick<FlashContent, "key">, pathname: string): boolean =>
  key === "quizFinished" && pathname === "/quiz";

/** Whether the test says the message above its question, which a toast would cover on a phone. */
export const isToldByTest = ({ key }: Pick<FlashContent, "key">, pathname: string): boolean =>
  pathname === "/quiz" && ARRIVED.has(key);

const ARRIVED: ReadonlySet<string> = new Set<FlashKey>(["emailConfirmed", "welcomeBack"]);

/** The toast of a flash; null for a message that a form shows, and for a key that does not exist (any more). */
export function resolveFlash(
  { key, args, id, credit }: FlashContent,
  { productName, pathname }: { productName: string; pathname: string },
): (Message & { id: string; tone: "success" | "error"; gains?: Gains; way?: Way; own?: MessageInScreen }) | null {
  const success = lookUp(filled, key)?.({ args, productName }) ?? lookUp(successes, key);
  if (success) {
    const way = UNDOABLE.has(key) ? { way: undoing } : {};
    // The gains of the quiz are shown by the page that ends it.
    const [screen, own] = SCREENS[key] ?? [];
    const its = own && screen?.test(pathname) ? { own } : {};
    return {
      ...success,
      ...way,
      ...its,
      id,
      tone: "success",
      ...(credit && key !== "quizFinished" ? { gains: gainsOf(credit) } : {}),
    };
  }
  const error = key === IN_ITS_FORM ? undefined : lookUp(failures, key);
  return error ? { ...error, id, tone: "error" } : null;
}

function lookUp<Entry>(entries: Readonly<Record<string, Entry>>, key: string): Entry | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}
