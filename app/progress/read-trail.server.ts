import { library } from "~/content/library.server";
import { listMissionStandings } from "~/db/missions/missions.server";
import { trailOf } from "~/domain/missions/trail";

/**
 * The missions of a learner's path with their state, and all standings, including those of start missions. One query;
 * null without a path (its name in `careerPath`).
 */
export async function readTrail({ userId, careerPath }: { userId: string; careerPath: string | null }) {
  const path = library().getPathByName(careerPath);
  if (!path) return null;
  const standings = await listMissionStandings({ userId });
  return { path, standings, missions: trailOf(library().listMissions(path.slug), standings) };
}
