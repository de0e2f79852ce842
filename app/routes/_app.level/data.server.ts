import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccess } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { listMissionStandings } from "~/db/missions/missions.server";
import { listXpByDay } from "~/db/missions/xp.server";
import { FEATURES } from "~/domain/features";
import { listAchievements } from "~/domain/level/achievements";
import { listLevelBenefits } from "~/domain/level/level-benefits";
import { getLevel, getStage } from "~/domain/level/levels";
import { countCompletedOf } from "~/domain/missions/trail";
import { berlinDay } from "~/domain/time/german-dates";
import { xpHistory } from "~/domain/level/xp-history";
import { framedPage } from "~/request/framed-page.server";

export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireAccess(request);
  const { userId, totalXp, access } = member;
  const [standings, days] = await Promise.all([listMissionStandings({ userId }), listXpByDay({ userId })]);
  const path = library().getPathByName(member.selectedCareerPath);
  const level = getLevel(totalXp);
  const completed = new Set(standings.flatMap(({ missionId, status }) => (status === "completed" ? [missionId] : [])));
  const open = new Set(standings.flatMap(({ missionId, status }) => (status === "locked" ? [] : [missionId])));
  const ofPath = path ? library().listMissions(path.slug) : [];
  return {
    level,
    stage: getStage(totalXp),
    totalXp,
    startMissions: {
      completed: library().startMissions.filter(({ id }) => completed.has(id)).length,
      total: library().startMissions.length,
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
    history: xpHistory({ days, today: berlinDay(new Date()) }),
    achievements: listAchievements({ completedMissions: countCompletedOf(standings), totalXp }),
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
