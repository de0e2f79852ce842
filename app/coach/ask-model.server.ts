import { addTokens } from "~/db/coach/tokens.server";
import { berlinDay } from "~/domain/german-dates";
import { countedPlan } from "~/domain/coach/quota";
import type { Answer } from "~/domain/coach/fixed-answer";
import type { Passage } from "~/domain/coach/passage";
import { failureText } from "~/http/failure-text";
import { log } from "~/log.server";
import { count } from "~/metrics.server";
import { readAnswer, type AnswerEvent } from "./answer/read-answer";
import type { Asker } from "./asker";
import { estimateUsage, type Usage } from "./model/estimate-usage";
import { streamModel, type ModelEvent, type Prompt } from "./model/stream.server";
import type { Ending } from "./outcome";

interface Question {
  asker: Asker;
  prompt: readonly Prompt[];
  passages: readonly Passage[];
  now: Date;
  signal: AbortSignal;
  /** Called while the answer streams. */
  show: (events: readonly AnswerEvent[]) => void;
}

interface Asked {
  ending: Ending;
  answer: Answer;
}

/** Streams the model's answer as blocks; the answer is empty if no words came. */
export async function askModel(question: Question): Promise<Asked> {
  const { prompt, passages, signal, show } = question;
  const reader = readAnswer({ passages });
  const began = performance.now();
  let ending: Ending = "cut";
  let usage: Usage | null = null;
  let letters = 0;
  for await (const event of streamModel(prompt, signal)) {
    if (event.type === "words") {
      letters += event.text.length;
      show(reader.push(event.text));
    } else if (event.type === "usage") usage = event;
    else ending = endingOf(event, signal);
  }
  const { events, ...answer } = reader.end();
  show(events);
  count("coach_answers", ending);
  log.info("model", { ending, ms: Math.round(performance.now() - began), letters });
  await countTokens(question, usage ?? estimateUsage({ prompt, letters, ending }));
  return { ending, answer };
}

function endingOf(event: Extract<ModelEvent, { type: "finished" | "failed" }>, { reason }: AbortSignal): Ending {
  if (event.type === "finished") return event.reason;
  return event.fault === "stopped" && reason === "restart" ? "restart" : event.fault;
}

async function countTokens({ asker, now }: Question, usage: Usage | null): Promise<void> {
  if (!usage) return;
  const plan = countedPlan(asker.access, asker.holdings);
  const { inputTokens, outputTokens } = usage;
  count("coach_tokens", "input", inputTokens);
  count("coach_tokens", "output", outputTokens);
  await addTokens({ day: berlinDay(now), plan, inputTokens, outputTokens }).catch((error: unknown) => {
    log.warn("tokens-not-counted", { failure: failureText(error) });
  });
}
