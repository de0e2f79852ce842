import { missionPlace } from "~/domain/missions/mission-place";
import type { Library, MissionHead } from "~/content/library";

/** Every mission in the order of a person's portfolio: the start missions, their path, the bonus missions, then the paths they have left. */
export function portfolioMissions(library: Library, pathName: string | null) {
  const own = library.getPathByName(pathName);
  const others = library.careerPaths.filter(({ slug }) => slug !== own?.slug);
  const toEntry = ({ id, slug, order, title, tasks, kind, careerPath }: MissionHead, isOwn: boolean) => {
    const path = careerPath ? library.getPath(careerPath)?.name : null;
    const place = [path, missionPlace({ kind, order })].filter(Boolean).join(" · ");
    return { id, title, tasks, place, to: isOwn ? `/mission/${slug}` : null };
  };
  return [
    ...[...library.startMissions, ...(own ? library.listMissions(own.slug) : []), ...library.bonusMissions].map(
      (item) => toEntry(item, true),
    ),
    ...others.flatMap(({ slug }) => library.listMissions(slug).map((item) => toEntry(item, false))),
  ];
}
