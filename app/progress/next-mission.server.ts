import type { Recipient } from "~/db/account/recipient.server";
import { getRhythm } from "~/db/rhythm/rhythm.server";
import { missedSince, sayEvening } from "~/domain/evening-plans/evening-plan";
import { currentMission } from "~/domain/missions/missions";
import { readTrail } from "./read-trail.server";

/** The mission that a learner continues with, and their own sentence for its evening; null: they wrote none. */
export interface MissionToGoOn {
  title: string;
  path: string;
  evening: string | null;
}

/** The mission a learner continues with on their path as of a day; null without a path, or when all is done. */
export async function readNextMission(
  { userId, careerPath }: Pick<Recipient, "userId" | "careerPath">,
  today: string,
): Promise<MissionToGoOn | null> {
  const trail = await readTrail({ userId, careerPath });
  const next = trail && currentMission(trail.missions);
  if (!next) return null;
  const { title, slug, evening } = next;
  const rhythm = evening ? await getRhythm({ userId, monday: missedSince(today) }) : null;
  return { title, path: `/mission/${slug}`, evening: evening ? sayEvening(evening, rhythm, today) : null };
}
