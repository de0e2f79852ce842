import { addDays, numberOfDay } from "../action-plan/calendar-days";

/** The learner's last answer to a question. */
export interface AnsweredQuestion {
  question: string;
  /** Day in Germany (YYYY-MM-DD). */
  day: string;
  isRight: boolean;
}

/** Days until a question may come again: soon after a wrong answer, late after a right one. */
const REST_DAYS = { wrong: 2, right: 30 };

/**
 * The question that is asked today; null: none. `needed`: ids of the questions about the current mission's texts, then
 * those about the next one's. At most one a day is answered, so that a learner who answered one, wherever, is left in
 * peace until tomorrow. What was wrong comes before what is new, the current mission before the next. Of several, each
 * brings another one.
 */
export function dueQuestion(
  needed: readonly (readonly string[])[],
  { answered, today }: { answered: readonly AnsweredQuestion[]; today: string },
): string | null {
  if (answered.some(({ day }) => day >= today)) return null;
  const last = new Map(answered.map((each) => [each.question, each]));
  const waiting = needed.map((ids) => ids.filter((id) => isRested(last.get(id), today)));
  const wrong = waiting.map((ids) => ids.filter((id) => last.get(id)?.isRight === false));
  const first = [...wrong, ...waiting].find((ids) => ids.length > 0) ?? [];
  return first[numberOfDay(today) % first.length] ?? null;
}

function isRested(answer: AnsweredQuestion | undefined, today: string): boolean {
  if (!answer) return true;
  return addDays(answer.day, answer.isRight ? REST_DAYS.right : REST_DAYS.wrong) <= today;
}
