import { library } from "~/content/library.server";
import { berlinDay, shortDate } from "~/domain/time/german-dates";
import { QUIZ_MISSION_ID } from "~/domain/missions/missions";
import { printOptions, type PrintOptions, type Sheet } from "~/domain/missions/sheet";
import { canonicalMissionSlug } from "~/domain/text/slugs";
import { makeSheet } from "./make-sheet.server";
import { isTouched, readLearnersWork } from "./read-work.server";

interface MissionPrintRequest {
  userId: string;
  selectedCareerPath: string | null;
  slug: string;
  query: URLSearchParams;
  /** Last part of the requested address, after the mission's: "druck". */
  ending: string;
}

type MissionPrint =
  | { ok: false; to: string }
  | { ok: true; slug: string; options: PrintOptions; sheet: Sheet; date: string };

/** A mission for its printable page and its file: open to everyone who may open the mission's own page. */
export async function readMissionPrint({
  userId,
  selectedCareerPath,
  slug,
  query,
  ending,
}: MissionPrintRequest): Promise<MissionPrint> {
  const mission = library().getMissionBySlug(slug);
  if (!mission || !library().isMissionOf(mission, selectedCareerPath)) {
    const canonical = canonicalMissionSlug(slug);
    const isKnown = canonical !== slug && library().getMissionBySlug(canonical);
    return { ok: false, to: isKnown ? `/mission/${canonical}/${ending}` : "/quests" };
  }
  if (mission.id === QUIZ_MISSION_ID) return { ok: false, to: "/quiz" };
  const work = (await readLearnersWork({ userId })).get(mission.id);
  if (!work || work.status === "locked") return { ok: false, to: "/quests" };
  const now = new Date();
  const options = printOptions(query, isTouched(work));
  return {
    ok: true,
    slug: mission.slug,
    options,
    sheet: makeSheet({
      mission,
      total: library().siblingsOf(mission).length,
      work: options.answers ? work : null,
      level: 1,
      now,
    }),
    date: shortDate(berlinDay(now)),
  };
}
