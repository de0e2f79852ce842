import { z } from "zod";
import type { PlanWeek } from "./weeks";

export const SENTENCE_MAX = 240;

/** `about`: what a sentence of the model is true of; changes that, the sentence is not shown any more. */
const sentence = z.object({ text: z.string(), by: z.enum(["person", "model"]), about: z.string() });
export type Sentence = z.infer<typeof sentence>;

/** As they are kept; weeks by their Mondays. */
export const planWords = z.object({
  plan: sentence.nullable().default(null),
  weeks: z.record(z.string(), sentence).default({}),
});
export type PlanWords = z.infer<typeof planWords>;

export const aboutPlan = ({ goal, lastDay }: { goal: string; lastDay: string | null }): string =>
  `${lastDay ?? ""} ${goal}`;

/** Its missions, and which of them it finishes. */
export const aboutWeek = ({ missions }: PlanWeek): string =>
  missions.map(({ id, isFinished }) => (isFinished ? `${id}!` : id)).join(" ");

/** One's own holds whatever the week is about by now. */
export const shownSentence = (kept: Sentence | null | undefined, about: string): Sentence | null =>
  kept && (kept.by === "person" || kept.about === about) ? kept : null;
