import type { Recipient } from "~/db/account/recipient.server";
import { currentMission } from "~/domain/missions/missions";
import { readTrail } from "./read-trail.server";

/** The mission a learner continues with on their path; null without a path, or when all is done. */
export async function readNextMission({
  userId,
  careerPath,
}: Recipient): Promise<{ title: string; path: string } | null> {
  const trail = await readTrail({ userId, careerPath });
  const next = trail && currentMission(trail.missions);
  return next && { title: next.title, path: `/mission/${next.slug}` };
}
