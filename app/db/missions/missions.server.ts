import { and, asc, count, eq, inArray, not, sql } from "drizzle-orm";
import * as z from "zod";
import { initialStatuses, type MissionStatus } from "~/domain/missions/missions";
import type { TimedEveningPlan } from "~/domain/evening-plans/evening-plan";
import { EVENING_TASKS } from "~/domain/evening-plans/evening-work";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { preparedOnce } from "../connection/prepared";
import { beforeEvening, eveningColumn } from "../evening-plans/columns";
import { feedbackColumn } from "../feedback/feedback.server";
import { userMissions, userTasks, xpLedger } from "../schema";

/** A learner's progress in one mission; `completedTasks` are ids of tasks and of items. */
export interface MissionStanding {
  missionId: string;
  status: MissionStatus;
  progress: number;
  isBonus: boolean;
  completedTasks: string[];
  /** The learner's plan for the evening; null where none was written. */
  evening: TimedEveningPlan | null;
}

const TASK_IDS = z.array(z.string());

export const standingColumns = {
  missionId: userMissions.missionId,
  status: userMissions.status,
  progress: userMissions.progress,
  isBonus: userMissions.isBonus,
  // With one table in the select, Drizzle omits it in column names, which inside the subquery would then mean those of
  // t.
  completedTasks: sql`coalesce((
    select json_agg(t.task_id) from user_tasks t
    where t.user_id = user_missions.user_id and t.mission_id = user_missions.mission_id and t.completed
  ), '[]'::json)`.mapWith((ids: unknown) => TASK_IDS.parse(ids)),
  evening: eveningColumn,
};

const standingsQuery = preparedOnce((executor) =>
  executor
    .select(standingColumns)
    .from(userMissions)
    .where(eq(userMissions.userId, sql.placeholder("userId")))
    .orderBy(asc(userMissions.missionOrder))
    .prepare("list_mission_standings"),
);

export async function listMissionStandings({ userId }: { userId: string }, executor: Executor = db()) {
  const rows = await standingsQuery(executor).execute({ userId });
  return rows satisfies MissionStanding[];
}

export interface TaskStanding {
  taskId: string;
  completed: boolean;
  answer: string;
  /** When it was last ticked or opened; null: never. */
  tickedAt: Date | null;
}

/**
 * A mission with its tasks in one query; null when the learner does not have it. `isPaid`: its XP were credited,
 * perhaps before a change of path.
 */
export async function getMissionStanding(
  { userId, missionId, nextMissionId }: { userId: string; missionId: string; nextMissionId: string | null },
  executor: Executor = db(),
) {
  const rows = await executor
    .select({
      missionId: userMissions.missionId,
      status: userMissions.status,
      progress: userMissions.progress,
      taskId: userTasks.taskId,
      completed: userTasks.completed,
      answer: userTasks.answer,
      tickedAt: userTasks.tickedAt,
      isPaid: sql`exists (
        select 1 from ${xpLedger} l
        where l.user_id = ${userMissions.userId} and l.kind = 'mission' and l.ref = ${missionId}
      )`.mapWith(Boolean),
      note: sql`coalesce((
        select n.note from user_notes n
        where n.user_id = ${userMissions.userId} and n.mission_id = ${userMissions.missionId}
      ), '')`.mapWith(String),
      evening: eveningColumn,
      before: beforeEvening({ userId, missionId }),
      feedback: feedbackColumn,
    })
    .from(userMissions)
    .leftJoin(
      userTasks,
      and(
        eq(userTasks.userId, userMissions.userId),
        eq(userTasks.missionId, userMissions.missionId),
        eq(userTasks.missionId, missionId),
      ),
    )
    .where(
      and(
        eq(userMissions.userId, userId),
        inArray(userMissions.missionId, nextMissionId ? [missionId, nextMissionId] : [missionId]),
      ),
    );
  const own = rows.filter((row) => row.missionId === missionId);
  const [mission] = own;
  if (!mission) return null;
  const tasks: TaskStanding[] = own.flatMap(({ taskId, completed, answer, tickedAt }) =>
    taskId === null ? [] : [{ taskId, completed: completed ?? false, answer: answer ?? "", tickedAt }],
  );
  const { evening } = mission;
  // The two sentences travel as answers do.
  if (evening) {
    for (const name of ["ifThen", "otherwise"] as const)
      tasks.push({ taskId: EVENING_TASKS[name], completed: false, answer: evening[name], tickedAt: null });
  }
  return {
    status: mission.status,
    progress: mission.progress,
    tasks,
    evening,
    before: mission.before,
    feedback: mission.feedback,
    note: mission.note,
    isPaid: mission.isPaid,
    nextStatus: rows.find((row) => row.missionId === nextMissionId)?.status ?? null,
  };
}

/** Completed missions of every path, with the start missions and without bonus missions. */
export async function countCompletedMissions({ userId }: { userId: string }, executor: Executor): Promise<number> {
  const [row] = await executor
    .select({ completed: count() })
    .from(userMissions)
    .where(and(eq(userMissions.userId, userId), eq(userMissions.status, "completed"), not(userMissions.isBonus)));
  return row?.completed ?? 0;
}

export interface MissionRef {
  id: string;
  order: number;
}

/** Opens locked missions, also later additions without a row; others stay. `careerPath` is null for those on no path. */
export async function openMissions(
  {
    userId,
    careerPath,
    missions,
    isBonus = false,
  }: { userId: string; careerPath: string | null; missions: readonly MissionRef[]; isBonus?: boolean },
  tx: Executor,
): Promise<void> {
  if (missions.length === 0) return;
  await tx
    .insert(userMissions)
    .values(
      missions.map(({ id, order }) => ({
        userId,
        missionId: id,
        careerPath,
        missionOrder: order,
        status: "active" as const,
        isBonus,
      })),
    )
    .onConflictDoUpdate({
      target: [userMissions.userId, userMissions.missionId],
      set: { status: "active" },
      setWhere: eq(userMissions.status, "locked"),
    });
}

/** Inserts missions, the first active, the rest locked. `careerPath` is null for start missions. */
export async function insertMissions(
  { userId, missions, careerPath }: { userId: string; missions: readonly MissionRef[]; careerPath: string | null },
  executor: Executor,
): Promise<void> {
  if (missions.length === 0) return;
  const statuses = initialStatuses([...missions]);
  await executor
    .insert(userMissions)
    .values(
      missions.map(({ id, order }) => ({
        userId,
        missionId: id,
        careerPath,
        missionOrder: order,
        status: statuses.find((entry) => entry.id === id)?.status ?? "locked",
      })),
    )
    .onConflictDoNothing();
}
