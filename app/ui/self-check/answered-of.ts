import type { GivenAnswer } from "~/domain/self-check/address";
import { judge, rightNumber } from "~/domain/self-check/judge";
import type { FactOf, SelfCheckQuestion } from "~/domain/self-check/question";
import type { Answered } from "./verdict-html";

/** The judged answer to a question; null for none, or one to another question. */
export const answeredOf = (
  question: SelfCheckQuestion,
  given: GivenAnswer | null,
  { factOf, text }: { factOf: FactOf; text: string | null },
): Answered | null =>
  given?.question === question.id
    ? {
        given: given.answers,
        verdict: judge(question, given.answers, factOf),
        number: rightNumber(question, factOf),
        text,
      }
    : null;
