import type { Member } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { listStepStandings } from "~/db/start-steps/start-steps.server";
import { getSituation } from "~/db/situation/situation.server";
import { readerOf } from "~/domain/situation/concerned-by";
import { toStartPlan } from "~/domain/start-steps/start-plan";

/** A learner's way through the offices on this day (YYYY-MM-DD), and what it is worked out from: two queries. */
export async function readStartPlan(
  { userId, selectedCareerPath }: Pick<Member, "userId" | "selectedCareerPath">,
  today: string,
) {
  const [situation, standings] = await Promise.all([getSituation({ userId }), listStepStandings({ userId })]);
  const startsOn = situation?.startsOn ?? null;
  const who = readerOf(situation);
  const plan = toStartPlan(library().startSteps, standings, {
    startsOn,
    who,
    path: library().getPathByName(selectedCareerPath)?.slug ?? null,
    today,
  });
  return { plan, situation, startsOn, hasTold: who !== null };
}
