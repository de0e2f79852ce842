import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { initialStatuses, type MissionStatus } from "~/domain/missions";
import { db } from "./client.server";
import type { Executor } from "./open.server";
import { userMissions, userProgress, userTasks } from "./schema";

/** Standing in one mission; `completedTasks` are task ids. */
export interface MissionStanding {
  missionId: string;
  status: MissionStatus;
  progress: number;
  completedTasks: string[];
}

/** Everything a person has done, without answers: one query. */
export async function listMissionStandings({ userId }: { userId: string }, executor: Executor = db) {
  const rows = await executor
    .select({
      missionId: userMissions.missionId,
      status: userMissions.status,
      progress: userMissions.progress,
      completedTasks: sql<string[]>`coalesce((
        select json_agg(t.task_id) from user_tasks t
        where t.user_id = ${userMissions.userId} and t.mission_id = ${userMissions.missionId} and t.completed
      ), '[]'::json)`,
    })
    .from(userMissions)
    .where(eq(userMissions.userId, userId))
    .orderBy(asc(userMissions.missionOrder));
  return rows satisfies MissionStanding[];
}

export interface TaskStanding {
  taskId: string;
  completed: boolean;
  answer: string;
}

/** One mission with its ticks and answers, and the status of the one after it: one query; null when it is not theirs. */
export async function getMissionStanding(
  { userId, missionId, nextMissionId }: { userId: string; missionId: string; nextMissionId: string | null },
  executor: Executor = db,
) {
  const rows = await executor
    .select({
      missionId: userMissions.missionId,
      status: userMissions.status,
      progress: userMissions.progress,
      taskId: userTasks.taskId,
      completed: userTasks.completed,
      answer: userTasks.answer,
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
  const tasks: TaskStanding[] = own.flatMap(({ taskId, completed, answer }) =>
    taskId === null ? [] : [{ taskId, completed: completed ?? false, answer: answer ?? "" }],
  );
  return {
    status: mission.status,
    progress: mission.progress,
    tasks,
    nextStatus: rows.find((row) => row.missionId === nextMissionId)?.status ?? null,
  };
}

interface MissionRef {
  id: string;
  order: number;
}

/** The rows every person begins with: first active, rest locked. */
export async function insertStartMissions(
  { userId, missions }: { userId: string; missions: readonly MissionRef[] },
  executor: Executor,
): Promise<void> {
  await insertMissions({ userId, missions, careerPath: null }, executor);
}

/**
 * Sets the career path and begins its missions anew; what was done on an earlier path goes, credited XP stays.
 * Choosing the path one is on already changes nothing, so that a double click or a second tab loses no progress.
 */
export async function chooseCareerPath(
  { userId, careerPath, missions }: { userId: string; careerPath: string; missions: readonly MissionRef[] },
  executor: Executor = db,
): Promise<{ changed: boolean }> {
  return executor.transaction(async (tx) => {
    const [progress] = await tx
      .select({ current: userProgress.selectedCareerPath })
      .from(userProgress)
      .where(eq(userProgress.userId, userId))
      .for("update");
    if (!progress || progress.current === careerPath) return { changed: false };
    const previous = await tx
      .delete(userMissions)
      .where(and(eq(userMissions.userId, userId), isNotNull(userMissions.careerPath)))
      .returning({ missionId: userMissions.missionId });
    const ids = previous.map(({ missionId }) => missionId);
    if (ids.length > 0) {
      await tx.delete(userTasks).where(and(eq(userTasks.userId, userId), inArray(userTasks.missionId, ids)));
    }
    await insertMissions({ userId, missions, careerPath }, tx);
    await tx
      .update(userProgress)
      .set({ selectedCareerPath: careerPath, updatedAt: sql`now()` })
      .where(eq(userProgress.userId, userId));
    return { changed: true };
  });
}

/** Opens missions that are still locked; others stay as they are. */
export async function unlockMissions(
  { userId, missionIds }: { userId: string; missionIds: readonly string[] },
  executor: Executor = db,
): Promise<void> {
  if (missionIds.length === 0) return;
  await executor
    .update(userMissions)
    .set({ status: "active" })
    .where(
      and(
        eq(userMissions.userId, userId),
        inArray(userMissions.missionId, [...missionIds]),
        eq(userMissions.status, "locked"),
      ),
    );
}

async function insertMissions(
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
