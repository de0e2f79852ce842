import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { requireAccess } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { listMissionStandings } from "~/db/missions/missions.server";
import { listXpCredits } from "~/db/missions/xp.server";
import { listReachedRungs, sayRung, unsayRung } from "~/db/rungs/rungs.server";
import { FEATURES } from "~/domain/features";
import { listLevelBenefits } from "~/domain/level/level-benefits";
import { getLevel, getStage } from "~/domain/level/levels";
import { listBadges } from "~/domain/missions/badges";
import { countCompletedOf, trailOf } from "~/domain/missions/trail";
import { listRungs, readRungDay, RUNG_DAY_WRONG, RUNG_KINDS } from "~/domain/rungs/rungs";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { berlinDay } from "~/domain/time/german-dates";
import { achievementsInReach } from "~/domain/level/within-reach";
import { xpCourse } from "~/domain/level/xp-history";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";
import { badgesHtml } from "~/ui/level/badges-html";

export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireAccess(request);
  const { userId, totalXp, access } = member;
  const [standings, credits, reached] = await Promise.all([
    listMissionStandings({ userId }),
    listXpCredits({ userId }),
    listReachedRungs({ userId }),
  ]);
  const today = berlinDay(new Date());
  const path = library().getPathByName(member.selectedCareerPath);
  const level = getLevel(totalXp);
  const completed = new Set(standings.flatMap(({ missionId, status }) => (status === "completed" ? [missionId] : [])));
  const open = new Set(standings.flatMap(({ missionId, status }) => (status === "locked" ? [] : [missionId])));
  const isPaid = new Set(credits.flatMap(({ kind, ref }) => (kind === "mission" ? [ref] : [])));
  const { startMissions, bonusMissions } = library();
  const ofPath = path ? library().listMissions(path.slug) : [];
  return {
    level,
    stage: getStage(totalXp),
    totalXp,
    startMissions: {
      completed: startMissions.filter(({ id }) => completed.has(id)).length,
      total: startMissions.length,
    },
    quizCompleted: member.quizCompleted,
    path: path
      ? {
          name: path.name,
          slug: path.slug,
          completed: ofPath.filter(({ id }) => completed.has(id)).length,
          total: ofPath.length,
        }
      : null,
    course: xpCourse({ credits, today }),
    badges: path ? badgesHtml(listBadges(trailOf(ofPath, standings), credits)) : null,
    rungs: listRungs(reached),
    today,
    achievements: achievementsInReach({
      completedMissions: countCompletedOf(standings),
      totalXp,
      open: path ? [...startMissions, ...ofPath, ...bonusMissions].filter(({ id }) => !isPaid.has(id)) : null,
    }),
    benefits: listLevelBenefits({
      level: level.level,
      totalMissions: library().countMissions(member.selectedCareerPath),
      openMissions: ofPath.filter(({ id }) => open.has(id)).length,
      access,
      features: FEATURES,
    }),
    hasPaidPlan: access.paid,
  };
});

// Both buttons send the form of their rung, with its day.
const schema = z.strictObject({
  intent: z.enum(["say", "unsay"]),
  kind: z.enum(RUNG_KINDS),
  on: z.string().max(20).default(""),
});

export const action = mutation(
  { who: "subscriber", schema, limit: { name: "rungs", max: 60, windowSeconds: HOUR_SECONDS } },
  async ({ input, member, now }) => {
    const { userId } = member;
    if (input.intent === "unsay") {
      await unsayRung({ userId, kind: input.kind });
      return redirectWithFlash("/level#weg", { key: "rungTakenBack" });
    }
    const day = readRungDay(input.on, berlinDay(now));
    if (!day) return json({ kind: input.kind, typed: input.on, error: RUNG_DAY_WRONG }, { status: 422 });
    await sayRung({ userId, kind: input.kind, day });
    return redirect(`/level/stufe/${input.kind}`);
  },
);
