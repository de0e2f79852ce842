import * as z from "zod";

/** `about`: the facts that a sentence of the model describes; once they change, the sentence is no longer shown. */
const sentence = z.object({ text: z.string(), by: z.enum(["person", "model"]), about: z.string() });
export type PlanSentence = z.infer<typeof sentence>;

/** A plan's sentences as stored; `weeks` is keyed by Mondays. */
export const planWords = z.object({
  plan: sentence.nullable().default(null),
  weeks: z.record(z.string(), sentence).default({}),
});
export type PlanWords = z.infer<typeof planWords>;
