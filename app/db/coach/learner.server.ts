import { and, desc, eq, ne, notLike, sql } from "drizzle-orm";
import { blankTask } from "~/domain/blanks/blank-work";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { actionPlans, coachConversations, userTasks } from "../schema";

export async function findConversationOf({ id, userId }: { id: string; userId: string }, executor: Executor = db()) {
  const [row] = await executor
    .select({ missionId: coachConversations.missionId, sharesAnswers: coachConversations.sharesAnswers })
    .from(coachConversations)
    .where(and(eq(coachConversations.id, id), eq(coachConversations.userId, userId)));
  return row ?? null;
}

/** Evenings and hours of the learner's plan; null without a plan. */
export async function findPlannedTime({ userId }: { userId: string }, executor: Executor = db()) {
  const [row] = await executor
    .select({ eveningsPerWeek: actionPlans.eveningsPerWeek, hoursPerEvening: actionPlans.hoursPerEvening })
    .from(actionPlans)
    .where(eq(actionPlans.userId, userId));
  return row ?? null;
}

/** The learner's own answers to tasks, without what stands in templates: those of one mission first, then the latest. */
export async function listOwnAnswers(
  { userId, missionId, limit }: { userId: string; missionId: string | null; limit: number },
  executor: Executor = db(),
) {
  return executor
    .select({ missionId: userTasks.missionId, taskId: userTasks.taskId, answer: userTasks.answer })
    .from(userTasks)
    .where(and(eq(userTasks.userId, userId), ne(userTasks.answer, ""), notLike(userTasks.taskId, `${blankTask("")}%`)))
    .orderBy(
      sql`case when ${userTasks.missionId} = ${missionId ?? ""} then 0 else 1 end`,
      desc(sql`coalesce(${userTasks.answeredAt}, 'epoch')`),
    )
    .limit(limit);
}
