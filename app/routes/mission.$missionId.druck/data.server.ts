import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { requireAccess } from "~/auth/session.server";
import type { Mission } from "~/content/library";
import { library } from "~/content/library.server";
import { berlinDay, shortDate } from "~/domain/german-dates";
import { QUIZ_MISSION_ID } from "~/domain/missions";
import { printOptions } from "~/domain/sheet";
import { canonicalMissionSlug } from "~/domain/slugs";
import { makeSheet } from "~/print/make-sheet.server";
import { isTouched, readWork } from "~/print/read-work.server";
import { page } from "~/request/page.server";

/** Open to whom the mission's own page is open. */
export const loader = page(async ({ request, params }: LoaderFunctionArgs) => {
  const { userId, selectedCareerPath } = await requireAccess(request);
  const asked = params.missionId ?? "";
  const mission = library().getMissionBySlug(asked);
  if (!mission || !library().isMissionOf(mission, selectedCareerPath)) {
    const canonical = canonicalMissionSlug(asked);
    const isKnown = canonical !== asked && library().getMissionBySlug(canonical);
    throw redirect(isKnown ? `/mission/${canonical}/druck` : "/quests");
  }
  if (mission.id === QUIZ_MISSION_ID) throw redirect("/quiz");
  const work = (await readWork({ userId })).get(mission.id);
  if (!work || work.status === "locked") throw redirect("/quests");
  const now = new Date();
  const options = printOptions(new URL(request.url).searchParams, isTouched(work));
  return {
    slug: mission.slug,
    options,
    sheet: makeSheet({ mission, total: countSiblings(mission), work: options.answers ? work : null, level: 1, now }),
    date: shortDate(berlinDay(now)),
  };
});

const countSiblings = ({ careerPath }: Mission): number =>
  (careerPath === null ? library().startMissions : library().listMissions(careerPath)).length;
