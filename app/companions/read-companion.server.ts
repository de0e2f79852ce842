import { getRecipient } from "~/db/account/recipient.server";
import { countFigures } from "~/db/companions/figures.server";
import { listEntitlements } from "~/db/payments/entitlements.server";
import {
  ANSWER_DAYS,
  FIGURE_WORDS,
  sayCompanionAnswer,
  sayFigure,
  type CompanionAnswer,
  type Figure,
} from "~/domain/companions/companion";
import type { CompanionWeek } from "~/domain/companions/shown";
import { isToWeek, shownWeek } from "~/domain/companions/weeks";
import { getAccess } from "~/domain/payments/access";
import { DAY_MS } from "~/domain/time/durations";
import { longDate, longDay } from "~/domain/time/german-dates";

/** A row as it is read for either side. */
interface Accompanied extends CompanionAnswer {
  userId: string;
  figures: readonly Figure[];
  answeredAt: Date | null;
  expiresAt: Date;
}

export const labelsOf = (figures: readonly Figure[]): string[] => figures.map((figure) => FIGURE_WORDS[figure].label);

/** A companion's recent answer, as /home shows it to the learner; null: none. */
export const lateAnswer = ({ answeredAt, ...answered }: CompanionAnswer & { answeredAt: Date | null }, now: Date) =>
  answeredAt && now.getTime() - answeredAt.getTime() < ANSWER_DAYS * DAY_MS ? sayCompanionAnswer(answered) : null;

/** Whether a learner can work, so that there is something to look at. */
export async function canWork({ userId }: { userId: string }, now: Date): Promise<boolean> {
  const learner = await getRecipient({ userId });
  if (!learner) return false;
  const entitlements = await listEntitlements({ userId });
  return getAccess({ entitlements, trialStartedAt: learner.trialStartedAt, now }).basicAccess;
}

/**
 * A week of a learner as their companion sees it, and the learner with them; the answer is that to this very week.
 * Without access nothing is counted: three zeros would shame a learner who cannot work.
 */
export async function readWeek(
  { userId, figures, expiresAt, answeredAt, ...answered }: Accompanied,
  { now, hasAccess }: { now: Date; hasAccess: boolean },
): Promise<CompanionWeek> {
  const week = shownWeek({ endsAt: expiresAt, now });
  const counts = hasAccess && "sunday" in week ? await countFigures({ userId, ...week }) : null;
  return {
    numbers: counts && figures.map((figure) => ({ count: counts[figure], label: sayFigure(figure, counts[figure]) })),
    isPaused: !hasAccess,
    sunday: longDay("sunday" in week ? week.sunday : week.firstSunday),
    answer: answeredAt && isToWeek(answeredAt, week) ? sayCompanionAnswer(answered) : null,
    until: longDate(expiresAt),
  };
}
