import { library } from "~/content/library.server";
import { listMissionStandings } from "~/db/missions/missions.server";
import type { Recipient } from "~/db/account/recipient.server";
import { currentMission } from "~/domain/missions/missions";

/** Where somebody goes on along their path; null without one, or when all is done. */
export async function nextMission({ userId, careerPath }: Recipient): Promise<{ title: string; path: string } | null> {
  const path = library().getPathByName(careerPath);
  if (!path) return null;
  const standings = new Map((await listMissionStandings({ userId })).map((each) => [each.missionId, each.status]));
  const trail = library()
    .listMissions(path.slug)
    .map(({ id, slug, title, order }) => ({
      id,
      slug,
      title,
      order,
      status: standings.get(id) ?? ("locked" as const),
    }));
  const next = currentMission(trail);
  return next && { title: next.title, path: `/mission/${next.slug}` };
}
