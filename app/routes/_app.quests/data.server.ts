import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { requireAccess, type Member } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { openBonusMission } from "~/db/missions/bonus-missions.server";
import { openMission } from "~/db/missions/career-path.server";
import { listBonus } from "~/domain/missions/bonus";
import { currentQuest } from "~/domain/missions/quests";
import { refusal } from "~/http/refusal.server";
import { readTrail } from "~/progress/read-trail.server";
import { saveTaskForm, taskForm } from "~/progress/save-task-form.server";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";
import { readToday } from "./today.server";

export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  // Taken before anything is read: what a device saves from now on is newer than this page.
  const asOf = Date.now();
  const member = await requireAccess(request);
  const { path, missions, quest, standings } = await findQuest(member);
  const mission = quest.mission && library().getMission(quest.mission.id);
  return {
    quest,
    today: mission && quest.kind === "mission" ? await readToday(mission, { userId: member.userId, asOf }) : null,
    path: path ? { name: path.name, slug: path.slug } : null,
    statuses: missions.map(({ status }) => status),
    bonus: listBonus(library().bonusMissions, { isPathDone: quest.kind === "all-done", standings }).map(
      ({ id, slug, title, description, estimatedTime, xpReward, status }) => ({
        ...{ id, slug, title, description, estimatedTime, xpReward, status },
      }),
    ),
  };
});

const schema = z.discriminatedUnion("intent", [
  taskForm,
  z.strictObject({ intent: z.literal("start-mission") }),
  z.strictObject({ intent: z.literal("start-bonus"), mission: z.string().max(80) }),
]);

/** Opens the offered mission; redirects there as well when it was opened in the meantime. */
export const action = mutation({ who: "subscriber", schema }, async ({ input, member, now }) => {
  if (input.intent === "start-bonus") return startBonus(member, input.mission);
  const { path, missions, quest } = await findQuest(member);
  if (input.intent === "task") {
    // Any of the missions: another tab may have gone on to the next one.
    const mission = missions.find(({ tasks }) => tasks.some(({ id }) => id === input.task));
    if (!mission) throw refusal(400);
    await saveTaskForm(mission, { userId: member.userId, input, now });
    return redirect(`/quests#${input.task}`);
  }
  if (!path || !quest.mission) return redirect("/quests");
  if (quest.kind === "locked-mission") {
    await openMission({ userId: member.userId, careerPath: path.name, mission: quest.mission });
  }
  return redirect(`/mission/${quest.mission.slug}`);
});

/** Opens a bonus mission at the end of the path; redirects there as well when it is open. */
async function startBonus({ userId, selectedCareerPath }: Member, id: string) {
  const mission = library().bonusMissions.find((each) => each.id === id);
  if (!mission) return redirect("/quests");
  const path = library().listMissionsOfPath(selectedCareerPath ?? "");
  await openBonusMission({ userId, mission, path });
  return redirect(`/mission/${mission.slug}`);
}

async function findQuest({ userId, quizCompleted, selectedCareerPath }: Member) {
  const trail = await readTrail({ userId, careerPath: selectedCareerPath });
  const { path, missions, standings } = trail ?? { path: null, missions: [], standings: [] };
  return { path, missions, standings, quest: currentQuest({ quizCompleted, missions: trail && missions }) };
}
