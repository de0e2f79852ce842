import { library } from "~/content/library.server";
import { plainText } from "~/content/plain-text";
import { searchContent } from "~/content/search/search-content.server";
import type { CoachPassage } from "~/domain/coach/passage";

const MOST = 6;

export interface FoundPassages {
  passages: CoachPassage[];
  /** The search found nothing relevant. */
  isNothing: boolean;
}

/** The whole mission that a learner reflects on: its text says when it counts as done. */
export function passageOfMission(missionId: string | null): CoachPassage[] {
  const mission = missionId === null ? null : library().getMission(missionId);
  if (!mission) return [];
  const url = `/mission/${mission.slug}`;
  return [{ id: url, url, title: mission.title, heading: null, text: plainText(mission.html, ""), stand: null }];
}

/** Passages for a question; none when nothing is relevant, so that nothing irrelevant is cited. */
export async function findPassages({
  question,
  pathName,
}: {
  question: string;
  pathName: string | null;
}): Promise<FoundPassages> {
  const pathSlug = library().getPathByName(pathName)?.slug ?? null;
  const { results, isNothing } = await searchContent({ query: question, pathSlug, limit: MOST });
  if (isNothing) return { passages: [], isNothing };
  const passages = results.map(({ url, title, heading, text }) => ({
    id: url,
    url,
    title,
    heading,
    text,
    stand: null,
  }));
  return { passages, isNothing };
}
