import { OPEN_SITUATION, QUESTIONS, type QuestionName, type Situation } from "./situation";
import { answered } from "./typed-answers";

/** A learner's act: answers to some questions, the others untouched. */
export interface SituationAct {
  told: Partial<Situation>;
  at: Date;
}

/** A situation with the times of the acts that it is made of. */
export interface ToldSituation {
  situation: Situation;
  /** Time of the answer that counts, by question; none: unknown, so before all others. */
  toldAt: Readonly<Partial<Record<QuestionName, Date>>>;
  /** When all answers were last deleted; null: never. */
  forgottenAt: Date | null;
}

/**
 * A situation after one more act. Of two answers to one question the later counts, whichever arrives first, and none
 * that was given before all were deleted.
 */
export function tell(before: ToldSituation | null, { told, at }: SituationAct): ToldSituation {
  const { situation, toldAt, forgottenAt } = before ?? NEVER_TOLD;
  const isLater = (question: QuestionName) => !isBefore(at, toldAt[question]) && !isBefore(at, forgottenAt);
  const later = answered(told, isLater);
  return {
    situation: { ...situation, ...later },
    toldAt: { ...toldAt, ...Object.fromEntries(QUESTIONS.filter((each) => each in later).map((each) => [each, at])) },
    forgottenAt,
  };
}

/** A situation after all answers were deleted: only when is kept, so that no late device brings one back. */
export const forget = (at: Date): ToldSituation => ({ ...NEVER_TOLD, forgottenAt: at });

/** Tests whether there are answers, be it that all questions were left open. */
export const isTold = ({ toldAt, forgottenAt }: ToldSituation): boolean =>
  forgottenAt === null || Object.keys(toldAt).length > 0;

const NEVER_TOLD: ToldSituation = { situation: OPEN_SITUATION, toldAt: {}, forgottenAt: null };

const isBefore = (at: Date, other: Date | null | undefined): boolean => other != null && at < other;
