import * as z from "zod";
import type { ActionPlanWords, ActionPlanSentence } from "~/domain/action-plan/stored-words";
import { SENTENCE_MAX, aboutActionPlan, aboutWeek } from "~/domain/action-plan/words";
import { singleLine } from "~/http/fields";
import { allowedNumbers, hasOnlyNumbers } from "./numbers";
import { wordingPrompt, type ModelMessage } from "./plan-prompt";
import { weekFacts, type WordedLearner, type WordedActionPlan } from "./words/facts";

export type AskModel = (messages: ModelMessage[]) => Promise<{ ok: true; text: string } | { ok: false }>;

const answer = z.object({ plan: z.unknown(), weeks: z.record(z.string(), z.unknown()).catch({}) });

/** Plain words without links or markup. */
const sentence = singleLine(SENTENCE_MAX).pipe(
  z
    .string()
    .min(1)
    .refine((text) => !/[<>[\]{}`*_#|\\]|https?:|www\.|@/i.test(text)),
);

/**
 * Sentences of a model for the coming weeks; one that fails a check is left out, so that the template's stays. Null
 * when none passes.
 */
export async function wordActionPlan(
  { plan: worded, learner }: { plan: WordedActionPlan; learner: WordedLearner },
  askModel: AskModel,
): Promise<ActionPlanWords | null> {
  const asked = await askModel(wordingPrompt(worded, learner));
  const found = asked.ok ? parseAnswer(asked.text) : null;
  if (!found) return null;
  const { plan, goal } = worded;
  const ahead = weekFacts(worded).filter(({ week }) => week.time !== "past");
  const whole = toSentence(found.plan, allowedNumbers(worded, ahead), aboutActionPlan({ goal, lastDay: plan.lastDay }));
  const weeks = ahead.flatMap((facts) => {
    const text = found.weeks[String(facts.week.number)];
    const made = toSentence(text, allowedNumbers(worded, [facts]), aboutWeek(facts.week));
    return made ? [[facts.week.monday, made] as const] : [];
  });
  return whole || weeks.length > 0 ? { plan: whole, weeks: Object.fromEntries(weeks) } : null;
}

function parseAnswer(text: string) {
  const json = text.slice(Math.max(0, text.indexOf("{")), text.lastIndexOf("}") + 1);
  try {
    return answer.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

function toSentence(value: unknown, numbers: ReadonlySet<number>, about: string): ActionPlanSentence | null {
  const { data: text } = sentence.safeParse(value);
  return text !== undefined && hasOnlyNumbers(text, numbers) ? { text, by: "model", about } : null;
}
