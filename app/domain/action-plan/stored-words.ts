import * as z from "zod";

/** `about`: the facts that a sentence of the model describes; once they change, the sentence is no longer shown. */
const sentence = z.object({ text: z.string(), by: z.enum(["person", "model"]), about: z.string() });
export type ActionPlanSentence = z.infer<typeof sentence>;

/** A plan's sentences as stored; `weeks` is keyed by Mondays. */
export const actionPlanWords = z.object({
  plan: sentence.nullable().default(null),
  weeks: z.record(z.string(), sentence).default({}),
});
export type ActionPlanWords = z.infer<typeof actionPlanWords>;
