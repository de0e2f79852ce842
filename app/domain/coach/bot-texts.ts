import { FREE_AI_MESSAGES_PER_DAY } from "./quota";
import { FAILURE_TEXT } from "./texts";

/** Texts shown in place of an answer, verbatim from the specification. */
export const BOT_TEXTS = {
  failure: FAILURE_TEXT,
  empty: "Entschuldige, ich konnte keine Antwort generieren. Versuche es bitte noch einmal!",
  dailyLimit: `Du hast dein Tageslimit von ${FREE_AI_MESSAGES_PER_DAY} Nachrichten erreicht! 🚫 Upgrade auf Pro für unbegrenzte AI-Coach Sessions. 🚀`,
} as const;
