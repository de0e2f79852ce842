/** How a question is answered. */
export const QUESTION_KINDS = ["eine", "mehrere", "reihenfolge", "zahl"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
