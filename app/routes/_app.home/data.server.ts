import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { page } from "~/auth/mutation.server";
import { requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { listMissionStandings, reopenMissions, unlockMissions } from "~/db/missions.server";
import { openTabs } from "~/domain/access";
import { toClientUser } from "~/domain/client-user";
import { getLevel } from "~/domain/levels";
import { currentMission, missionsToUnlockOnHome, QUIZ_MISSION_ID, validateStartMissions } from "~/domain/missions";
import type { Mission } from "~/content/library";

const SOON_WEEKS = 2;

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  const path = library.getPathByName(member.selectedCareerPath);
  const found = await listMissionStandings({ userId: member.userId });
  // Mission 1 is the test itself: as long as that is not done, this stands where it began.
  const reopened = validateStartMissions({
    quizCompleted: member.quizCompleted,
    missions: found.map(({ missionId, status, progress }) => ({ id: missionId, status, progress })),
  });
  await reopenMissions({ userId: member.userId, missionIds: reopened });
  const standings = found.map((standing) =>
    reopened.includes(standing.missionId) ? { ...standing, status: "active" as const, progress: 0 } : standing,
  );
  const opening = new Set(
    missionsToUnlockOnHome({
      level: member.level,
      hasPaidPlan: member.access.paid,
      missions: standings.flatMap(({ missionId, status }) => {
        const mission = library.getMission(missionId);
        return mission?.careerPath
          ? [{ id: missionId, order: mission.order, status, careerPath: mission.careerPath }]
          : [];
      }),
    }),
  );
  // Locked missions within reach open on entering; only when there are any does this write.
  await unlockMissions({ userId: member.userId, missionIds: [...opening] });

  const byId = new Map(standings.map((standing) => [standing.missionId, standing]));
  const toItem = ({ id, slug, title, estimatedTime, xpReward, order }: Mission) => {
    const standing = byId.get(id);
    const status = opening.has(id) ? ("active" as const) : (standing?.status ?? ("locked" as const));
    const to = id === QUIZ_MISSION_ID ? "/quiz" : `/mission/${slug}`;
    return { id, to, title, estimatedTime, xpReward, order, status, progress: standing?.progress ?? 0 };
  };
  const trail = (path ? library.listMissions(path.slug) : []).map(toItem);
  const type = library.getTypeByName(member.personalityType);
  return json({
    user: toClientUser(member),
    firstName: member.firstName,
    ...openTabs(member.access),
    trialEnded: member.access.trialEnded,
    // Only said when it is soon, and to nobody who has a plan.
    trialWeeksLeft: member.access.freeWeeksRemaining <= SOON_WEEKS ? member.access.freeWeeksRemaining : null,
    level: getLevel(member.totalXp),
    totalXp: member.totalXp,
    type: type ? { name: type.name, slug: type.slug } : null,
    path: path ? { name: path.name, slug: path.slug } : null,
    quizCompleted: member.quizCompleted,
    trail,
    currentId: currentMission(trail)?.id ?? null,
    startMissions: library.startMissions.map(toItem),
  });
});
