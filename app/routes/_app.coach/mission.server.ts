import type { Member } from "~/auth/session.server";
import type { Mission } from "~/content/library";
import { library } from "~/content/library.server";
import { getMissionStanding } from "~/db/missions/missions.server";
import { reflectionQuestion, reminderQuestion } from "~/domain/coach/prepared-questions";

/** The mission that a link brings along, else the conversation's; only one of the member's own path. */
export function missionFor({ selectedCareerPath }: Member, slug: string, missionId: string | null): Mission | null {
  const mission = slug ? library().getMissionBySlug(slug) : library().data.missions.find(({ id }) => id === missionId);
  return mission && library().isMissionOf(mission, selectedCareerPath) ? mission : null;
}

/** The mission's own question, for learners who want to talk about it. */
export const preparedReminder = ({ aiCoachReminder }: Mission): string =>
  aiCoachReminder ? reminderQuestion(aiCoachReminder) : "";

/**
 * The question about a written task, with what was written: the learner sees all of it before sending. Null without the
 * task.
 */
export async function preparedReflection({ userId }: Member, mission: Mission, taskId: string): Promise<string | null> {
  const task = mission.tasks.find(({ id }) => id === taskId);
  if (!task) return null;
  const standing = await getMissionStanding({ userId, missionId: mission.id, nextMissionId: null });
  const written = standing?.tasks.find((each) => each.taskId === taskId)?.answer ?? "";
  return reflectionQuestion({ task: task.title, written });
}
