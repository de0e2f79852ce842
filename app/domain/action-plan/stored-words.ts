import * as z from "zod";

/** `about`: what a sentence of the model is true of; changes that, the sentence is not shown any more. */
const sentence = z.object({ text: z.string(), by: z.enum(["person", "model"]), about: z.string() });
export type Sentence = z.infer<typeof sentence>;

/** As they are kept; weeks by their Mondays. */
export const planWords = z.object({
  plan: sentence.nullable().default(null),
  weeks: z.record(z.string(), sentence).default({}),
});
export type PlanWords = z.infer<typeof planWords>;
