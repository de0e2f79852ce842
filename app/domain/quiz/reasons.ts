import { UNANSWERED_VALUE, type Answers, type QuizCategory, type WeightedType } from "./quiz";
import { ANSWER_LABELS, ANSWER_VALUES } from "./quiz-scale";

/** An answer that spoke for the learner's type. */
export interface TypeReason {
  question: string;
  answer: string;
  /** Effect of the answer: „Der Bereich Kreativität zählt hier dreifach.“ */
  effect: string;
}

const MOST = 3;
const TIMES: Readonly<Record<number, string>> = { 1: "mit", 2: "doppelt", 3: "dreifach" };

interface Asked {
  id: string;
  question: string;
  category: QuizCategory;
}

/**
 * The answers that spoke most for a type: how far each stands from the middle, times what its category counts there. Of
 * equals the earlier questions; none where nothing spoke for it.
 */
export function strongestReasons({
  questions,
  answers,
  weights,
  nameOf,
}: {
  questions: readonly Asked[];
  answers: Answers;
  weights: WeightedType["weights"];
  nameOf: (category: QuizCategory) => string;
}): TypeReason[] {
  return questions
    .flatMap(({ id, question, category }) => {
      const answer = ANSWER_VALUES.find((value) => value === answers[id]);
      const weight = weights[category] ?? 0;
      const worth = weight * ((answer ?? UNANSWERED_VALUE) - UNANSWERED_VALUE);
      if (!answer || worth <= 0) return [];
      return [
        { worth, reason: { question, answer: ANSWER_LABELS[answer], effect: sayEffect(weight, nameOf(category)) } },
      ];
    })
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ reason }) => reason);
}

/** Effect of a category on a type, by its weight: „Der Bereich Kreativität zählt hier dreifach.“ */
export const sayEffect = (weight: number, category: string): string =>
  weight > 0
    ? `Der Bereich ${category} zählt hier ${TIMES[weight] ?? `${weight}-fach`}.`
    : `Weniger ${category} spricht hier dafür.`;
