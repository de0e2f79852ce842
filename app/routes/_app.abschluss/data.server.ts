import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMember, type Member } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { getWayFigures } from "~/db/missions/way-figures.server";
import { listXpCredits } from "~/db/missions/xp.server";
import { listReachedRungs } from "~/db/rungs/rungs.server";
import { listBadges } from "~/domain/missions/badges";
import { graduate } from "~/domain/missions/graduation";
import { currentMission } from "~/domain/missions/missions";
import { countCompletedOf, trailOf } from "~/domain/missions/trail";
import { readTrail } from "~/progress/read-trail.server";
import { framedPage } from "~/request/framed-page.server";
import { badgesHtml } from "~/ui/level/badges-html";

/** A learner's achievements are theirs to read with and without access. */
export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  const trail = await readTrail({ userId: member.userId, careerPath: member.selectedCareerPath });
  if (!trail) {
    const next = member.quizCompleted
      ? { to: "/career-path-selection", label: "Berufspfad wählen" }
      : { to: "/quiz", label: "Mit dem Test anfangen" };
    return { ended: null, open: { missing: null, next } };
  }
  const missing = trail.missions.filter(({ status }) => status !== "completed");
  return {
    ended: currentMission(trail.missions) ? null : await lookBack(member, trail),
    open: {
      missing: missing.map(({ order, title }) => ({ order, title })),
      next: { to: "/quests", label: "Weiter auf deinem Weg" },
    },
  };
});

/** Read only at the end of a path. */
async function lookBack(
  { userId, totalXp, firstName }: Member,
  { path, missions, standings }: NonNullable<Awaited<ReturnType<typeof readTrail>>>,
) {
  const [way, credits, rungs] = await Promise.all([
    getWayFigures({ userId }),
    listXpCredits({ userId }),
    listReachedRungs({ userId }),
  ]);
  const startMissions = trailOf(library().startMissions, standings);
  const graduation = graduate({
    missions,
    rungs,
    way,
    earned: { credits, totalXp, completedMissions: countCompletedOf(standings) },
    startMissions: startMissions.map(({ id, slug, order, title, status }) => ({
      ...{ id, order, title, status },
      to: `/mission/${slug}`,
    })),
  });
  return (
    graduation && {
      graduation,
      firstName,
      path: { name: path.name, slug: path.slug },
      badges: badgesHtml(listBadges(missions, credits)),
    }
  );
}
