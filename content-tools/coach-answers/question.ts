import * as z from "zod";

/** A question as learners ask it, with the places that answer it (`collection/file#heading`); empty: none does. */
const question = z.object({
  question: z.string().min(1),
  /** Slug of the asker's career path. */
  path: z.string().nullable(),
  targets: z.array(z.string()),
  kind: z.string(),
});
export type EvaluationQuestion = z.infer<typeof question>;

export const parseQuestions = (json: string): EvaluationQuestion[] => z.array(question).parse(JSON.parse(json));
