import { countFigures } from "~/db/companions/figures.server";
import {
  FIGURE_WORDS,
  sayCompanionAnswer,
  sayFigure,
  type CompanionAnswer,
  type Figure,
} from "~/domain/companions/companion";
import type { CompanionWeek } from "~/domain/companions/shown";
import { shownWeek } from "~/domain/companions/weeks";
import { longDate, longDay } from "~/domain/time/german-dates";

/** A row as it is read for either side. */
interface Accompanied extends CompanionAnswer {
  userId: string;
  figures: readonly Figure[];
  answeredAt: Date | null;
  expiresAt: Date;
}

export const labelsOf = (figures: readonly Figure[]): string[] => figures.map((figure) => FIGURE_WORDS[figure].label);

/** What a companion sees of a learner's week, and the learner with them. */
export async function readWeek(
  { userId, figures, expiresAt, answeredAt, ...answered }: Accompanied,
  now: Date,
): Promise<CompanionWeek> {
  const week = shownWeek({ endsAt: expiresAt, now });
  const counts = "sunday" in week ? await countFigures({ userId, ...week }) : null;
  return {
    numbers: counts && figures.map((figure) => ({ count: counts[figure], label: sayFigure(figure, counts[figure]) })),
    sunday: longDay("sunday" in week ? week.sunday : week.firstSunday),
    answer: answeredAt ? sayCompanionAnswer(answered) : null,
    until: longDate(expiresAt),
  };
}
