import { library } from "~/content/library.server";
import { findConversationOf, findPlannedTime, listOwnAnswers } from "~/db/coach/learner.server";
import type { TurnRow } from "~/db/coach/turn-row";
import { listMissionStandings } from "~/db/missions/missions.server";
import { sayAnswer } from "~/domain/missions/say-answer";
import { allowanceOf } from "~/domain/coach/quota";
import type { Asker } from "./asker";
import { begunChecklists } from "./begun-checklists";
import type { Learner } from "./prompt/compose-prompt";

const MOST_ANSWERS = 8;

/** Facts that the answer may take into account; none of them comes from the request. */
export async function readLearner(
  asker: Asker,
  { conversationId, userId }: TurnRow,
): Promise<Learner & { missionId: string | null }> {
  const { firstName, level, personalityType: typeName, selectedCareerPath: pathName, access } = asker;
  const [conversation, standings, planned] = await Promise.all([
    findConversationOf({ id: conversationId, userId }),
    listMissionStandings({ userId }),
    findPlannedTime({ userId }),
  ]);
  const active = standings.find(({ status }) => status === "active");
  const mission = library().getMission(conversation?.missionId ?? active?.missionId ?? "");
  const standing = standings.find(({ missionId }) => missionId === mission?.id);
  const openTasks = mission?.tasks.filter(({ id }) => !standing?.completedTasks.includes(id)) ?? [];
  const isShared = allowanceOf(access).sharesAnswers && conversation?.sharesAnswers === true;
  return {
    firstName,
    pathName,
    typeName,
    level,
    missionId: mission?.id ?? null,
    missionTitle: mission?.title ?? null,
    openTasks: openTasks.map(({ title }) => title),
    eveningsPerWeek: planned?.eveningsPerWeek ?? null,
    hoursPerEvening: planned?.hoursPerEvening ?? null,
    ownAnswers: isShared
      ? [
          ...begunChecklists(mission?.tasks ?? [], standing?.completedTasks ?? []),
          ...(await readAnswers(userId, mission?.id ?? null)),
        ]
      : null,
  };
}

async function readAnswers(userId: string, missionId: string | null) {
  const rows = await listOwnAnswers({ userId, missionId, limit: MOST_ANSWERS });
  return rows.flatMap((row) => {
    const task = library()
      .getMission(row.missionId)
      ?.tasks.find(({ id }) => id === row.taskId);
    return task ? [{ task: task.title, answer: sayAnswer(task, row.answer) }] : [];
  });
}
