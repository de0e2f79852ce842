import { berlinDay } from "~/domain/time/german-dates";
import { countedPlan } from "~/domain/coach/quota";
import type { FixedAnswer } from "~/domain/coach/fixed-answer";
import type { CoachPassage } from "~/domain/coach/passage";
import { log } from "~/environment/log.server";
import { count } from "~/environment/metrics.server";
import { readAnswer } from "./answer/read-answer";
import type { Asker } from "./asker";
import { countTokens } from "./count-tokens.server";
import type { Prompt } from "./model/prompt";
import { streamModel, type ModelEvent, type Usage } from "./model/stream.server";
import type { AnswerEnding } from "./outcome";
import type { Show } from "./show";

interface Question {
  asker: Asker;
  prompt: readonly Prompt[];
  passages: readonly CoachPassage[];
  now: Date;
  signal: AbortSignal;
  /** Called while the answer streams. */
  show: Show;
}

interface ModelAnswer {
  ending: AnswerEnding;
  answer: FixedAnswer;
  /** Whether the call used tokens: the model may have been at work. */
  hasCost: boolean;
}

/** Streams the model's answer as blocks; the answer is empty if no words came. */
export async function askModel(question: Question): Promise<ModelAnswer> {
  const { asker, prompt, passages, now, signal, show } = question;
  let reader = readAnswer({ passages });
  const began = performance.now();
  let end: Extract<ModelEvent, { type: "finished" | "failed" }> = { type: "failed", fault: "cut", why: null };
  let usage: Usage | null = null;
  let letters = 0;
  for await (const event of streamModel(prompt, signal)) {
    if (event.type === "words") {
      letters += event.text.length;
      show(reader.push(event.text));
    } else if (event.type === "anew") {
      reader = readAnswer({ passages });
      letters = 0;
      show([{ event: "anew", data: {} }]);
    } else if (event.type === "usage") usage = event;
    else end = event;
  }
  const { events, ...answer } = reader.end();
  show(events);
  const ending = endingOf(end, signal);
  count("coach_answers", ending);
  const why = end.type === "failed" && end.why !== null ? { why: end.why } : {};
  log.info("model", { ending, ...why, ms: Math.round(performance.now() - began), letters });
  if (usage) await countTokens({ day: berlinDay(now), plan: countedPlan(asker.access, asker.holdings), ...usage });
  return { ending, answer, hasCost: usage !== null };
}

function endingOf(event: Extract<ModelEvent, { type: "finished" | "failed" }>, { reason }: AbortSignal): AnswerEnding {
  if (event.type === "finished") return event.reason;
  return event.fault === "stopped" && reason === "restart" ? "restart" : event.fault;
}
