import { library } from "~/content/library.server";
import { listMissionStandings } from "~/db/missions/missions.server";
import { trailOf } from "~/domain/missions/trail";

/**
 * The missions of the path somebody is on, as they stand, beside all standings, those of start missions among them.
 * One query; null without a path (its name in `careerPath`).
 */
export async function readTrail({ userId, careerPath }: { userId: string; careerPath: string | null }) {
  const path = library().getPathByName(careerPath);
  if (!path) return null;
  const standings = await listMissionStandings({ userId });
  return { path, standings, missions: trailOf(library().listMissions(path.slug), standings) };
}
