import type { Library, PlacedQuestion } from "~/content/library";
import type { SelfCheckStanding } from "~/db/self-check/self-check.server";
import { currentMission, type MissionStatus } from "~/domain/missions/missions";
import { dueQuestion } from "~/domain/self-check/due-question";
import { isAskable } from "~/domain/self-check/judge";
import { isConcernedBy, readerOf } from "~/domain/situation/concerned-by";

interface MissionOnTrail {
  id: string;
  order: number;
  status: MissionStatus;
  isBegun: boolean;
}

/**
 * The question that a learner is asked today, from the texts that their current mission or the next one embeds; null:
 * none. A learner who has not begun yet is not asked, and none about what does not concern them.
 */
export function dueSelfCheck(
  trail: readonly MissionOnTrail[],
  { isOn, answered, situation }: SelfCheckStanding,
  { library, today }: { library: Pick<Library, "listSelfCheckOf" | "getSelfCheck" | "factOf">; today: string },
): PlacedQuestion | null {
  const current = currentMission(trail);
  const hasBegun = trail.some(({ isBegun, status }) => isBegun || status === "completed");
  if (!isOn || !current || !hasBegun) return null;
  const next = trail.find(({ order }) => order === current.order + 1);
  const who = readerOf(situation);
  const idsOf = (mission: MissionOnTrail | undefined) =>
    library
      .listSelfCheckOf(mission?.id ?? "")
      // Questions of a locked mission about its own text are left out: it is unread.
      .filter(({ passage }) => passage !== null || mission === current)
      .filter(({ concerns }) => concerns.length === 0 || isConcernedBy(concerns, who))
      .filter((question) => isAskable(question, library.factOf))
      .map(({ id }) => id);
  const due = dueQuestion([idsOf(current), idsOf(next)], { answered, today });
  return due === null ? null : library.getSelfCheck(due);
}
