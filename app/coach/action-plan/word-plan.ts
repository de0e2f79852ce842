import * as z from "zod";
import type { PlanWords, PlanSentence } from "~/domain/action-plan/stored-words";
import { SENTENCE_MAX, aboutPlan, aboutWeek } from "~/domain/action-plan/words";
import { singleLine } from "~/http/fields";
import { allowedNumbers, hasOnlyNumbers } from "./numbers";
import { askForWords, type ModelMessage } from "./plan-prompt";
import { weekFacts, type PlanLearner, type WordedPlan } from "./words/facts";

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
export async function wordPlan(
  { plan: worded, learner }: { plan: WordedPlan; learner: PlanLearner },
  askModel: AskModel,
): Promise<PlanWords | null> {
  const asked = await askModel(askForWords(worded, learner));
  const found = asked.ok ? parseAnswer(asked.text) : null;
  if (!found) return null;
  const { plan, goal } = worded;
  const ahead = weekFacts(worded).filter(({ week }) => week.time !== "past");
  const whole = toSentence(found.plan, allowedNumbers(worded, ahead), aboutPlan({ goal, lastDay: plan.lastDay }));
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

function toSentence(value: unknown, numbers: ReadonlySet<number>, about: string): PlanSentence | null {
  const { data: text } = sentence.safeParse(value);
  return text !== undefined && hasOnlyNumbers(text, numbers) ? { text, by: "model", about } : null;
}
