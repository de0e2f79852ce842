import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { requireAccess, type Member } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { openMission } from "~/db/missions/career-path.server";
import { countWritten } from "~/db/missions/portfolio.server";
import { listMissionStandings } from "~/db/missions/missions.server";
import { listXpByDay } from "~/db/missions/xp.server";
import { graduate } from "~/domain/missions/graduation";
import { currentQuest } from "~/domain/missions/quests";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";

export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireAccess(request);
  const { path, missions, quest, standings } = await findQuest(member);
  return {
    firstName: member.firstName,
    graduation: quest.kind === "all-done" ? await lookBack(member, { missions, standings }) : null,
    quest,
    path: path ? { name: path.name, slug: path.slug } : null,
    statuses: missions.map(({ status }) => status),
  };
});

const schema = z.strictObject({ intent: z.literal("start-mission") });

/** Opens the offered mission; redirects there as well when it was opened meanwhile. */
export const action = mutation({ who: "subscriber", schema }, async ({ member }) => {
  const { path, quest } = await findQuest(member);
  if (!path || !quest.mission) return redirect("/quests");
  if (quest.kind === "locked-mission") {
    await openMission({ userId: member.userId, careerPath: path.name, mission: quest.mission });
  }
  return redirect(`/mission/${quest.mission.slug}`);
});

/** Read only at the end of a path. */
async function lookBack(
  { userId, totalXp }: Member,
  { missions, standings }: Pick<Awaited<ReturnType<typeof findQuest>>, "missions" | "standings">,
) {
  const [written, days] = await Promise.all([countWritten({ userId }), listXpByDay({ userId })]);
  const statusOf = new Map(standings.map(({ missionId, status }) => [missionId, status]));
  return graduate({
    missions,
    startMissions: library().startMissions.map(({ id, slug, order, title }) => ({
      id,
      order,
      title,
      to: `/mission/${slug}`,
      status: statusOf.get(id) ?? "locked",
    })),
    totalXp,
    completedMissions: standings.filter(({ status }) => status === "completed").length,
    written,
    days: days.length,
  });
}

async function findQuest({ userId, quizCompleted, selectedCareerPath }: Member) {
  const path = library().getPathByName(selectedCareerPath);
  const standings = path ? await listMissionStandings({ userId }) : [];
  const byId = new Map(standings.map((standing) => [standing.missionId, standing]));
  const missions = (path ? library().listMissions(path.slug) : []).map((mission) => ({
    ...mission,
    status: byId.get(mission.id)?.status ?? ("locked" as const),
    completedTasks: byId.get(mission.id)?.completedTasks ?? [],
  }));
  return { path, missions, standings, quest: currentQuest({ quizCompleted, missions: path ? missions : null }) };
}
