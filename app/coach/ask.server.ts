import { limitKey } from "~/limits/limit-key.server";
import { library } from "~/content/library.server";
import { beginTurn } from "~/db/coach/begin-turn.server";
import { countOrWait } from "~/db/limits.server";
import { BOT_TEXTS } from "~/domain/coach/bot-texts";
import type { ChatEvent } from "~/domain/coach/chat";
import { CRISIS_ANSWER, isCrisis } from "~/domain/coach/crisis";
import { fixedAnswer, answerParagraph, type FixedAnswer } from "~/domain/coach/fixed-answer";
import { allowanceOf, BURST, KEPT_A_DAY } from "~/domain/coach/quota";
import { cannedReply } from "~/domain/coach/texts";
import { berlinDay } from "~/domain/time/german-dates";
import { cutWithDots } from "~/domain/text/cut";
import { count } from "~/environment/metrics.server";
import type { Asker } from "./asker";
import { createChannel } from "./channel";
import { questionOf } from "./messages";
import { hasRoom, trackAnswer } from "./open-answers.server";
import { remainingFor, writeAnswer } from "./write-answer.server";

const TITLE_LETTERS = 80;

export interface CoachQuestion {
  asker: Asker;
  /** Trimmed, and not empty. */
  message: string;
  /** Null: the question starts a new conversation. */
  conversationId: string | null;
  /** Mission the question was asked from; one outside the member's path counts as none. */
  missionId: string | null;
  /** The turn to answer again in its place; its stored question is used, not `message`. */
  retryOf: string | null;
  mode: "chat" | "reflection";
  now: Date;
  /** Number in [0, 1) that picks a fixed reply for members without access to the coach. */
  random: number;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

/**
 * 404: no such conversation of this member. 429: too many within a minute or a day. 503: this process is at its limit.
 */
export type AskResult =
  | { ok: true; conversationId: string; events: AsyncIterable<ChatEvent> }
  | { ok: false; status: 404 | 503 }
  | { ok: false; status: 429; seconds: number };

/** Saves the question and starts its answer, which is written to its end whether or not `events` are read. */
export async function ask(question: CoachQuestion): Promise<AskResult> {
  const { asker, message, conversationId, retryOf, mode, now } = question;
  const { userId, access } = asker;
  // A cry for help bypasses capacity, burst limit and daily quota; it only has a cap of its own per day.
  const isUrgent = retryOf === null && isCrisis(message);
  if (!isUrgent && !hasRoom()) return refused("full", { status: 503 });
  const burst = isUrgent ? 0 : await countOrWait({ key: limitKey("coach-burst", userId), ...BURST });
  if (burst > 0) return refused("burst", { status: 429, seconds: burst });
  const day = await countOrWait({ key: limitKey(isUrgent ? "coach-urgent" : "coach-day", userId), ...KEPT_A_DAY });
  if (day > 0) return refused("burst", { status: 429, seconds: day });
  const { perDay } = allowanceOf(access);
  const begun = await beginTurn({
    userId,
    question: message,
    askedAt: now,
    place:
      retryOf === null
        ? { retryOf, conversationId, title: titleOf(message), missionId: missionOf(question) }
        : { retryOf },
    counts: isUrgent || perDay === null ? null : { day: berlinDay(now), perDay },
  });
  if (!begun.ok) return { ok: false, status: 404 };
  const { turn, isWithinLimit } = begun;
  // Check the stored question: it is the one that a retry repeats.
  const isCalled = isCrisis(turn.question);
  const fixed = isCalled ? CRISIS_ANSWER : replyOf(question, isWithinLimit);
  if (fixed) count("coach_answers", isCalled ? "crisis" : isWithinLimit ? "no_access" : "daily_limit");
  const { send, close, values } = createChannel<ChatEvent>();
  const remaining = await remainingFor(asker, now);
  const { id: answerId, conversationId: place } = turn;
  send({ event: "start", data: { conversationId: place, question: questionOf(turn), answerId, remaining } });
  const stop = stoppedBy(question.signal);
  trackAnswer(stop, () => writeAnswer({ turn, asker, mode, now, fixed, stop, send }).finally(close));
  return { ok: true, conversationId: place, events: values };
}

function refused(why: "full" | "burst", answer: { status: 503 } | { status: 429; seconds: number }): AskResult {
  count("coach_answers", why);
  return { ok: false, ...answer };
}

/** A fixed reply; null: the coach answers the question. */
function replyOf({ asker, random }: CoachQuestion, isWithinLimit: boolean): FixedAnswer | null {
  if (!isWithinLimit) return fixedAnswer(answerParagraph(BOT_TEXTS.dailyLimit));
  if (asker.access.aiCoach) return null;
  return fixedAnswer(answerParagraph(cannedReply({ product: library().site.productName, random })));
}

function missionOf({ missionId, asker }: CoachQuestion): string | null {
  const mission = missionId === null ? null : library().getMission(missionId);
  return mission && library().isMissionOf(mission, asker.selectedCareerPath) ? mission.id : null;
}

const titleOf = (message: string): string => cutWithDots(message.replace(/\s+/g, " "), TITLE_LETTERS);

function stoppedBy(signal: AbortSignal): AbortController {
  const stop = new AbortController();
  const leave = () => stop.abort("gone");
  if (signal.aborted) leave();
  else signal.addEventListener("abort", leave, { once: true });
  return stop;
}
