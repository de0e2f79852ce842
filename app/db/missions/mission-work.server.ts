import { and, eq, sql } from "drizzle-orm";
import type { Credit } from "~/domain/level/gains";
import {
  canComplete,
  missionProgress,
  type CompletionRefusal,
  type MissionKind,
  type TaskRule,
} from "~/domain/missions/missions";
import { missionXpEntries, sumXp, xpParts } from "~/domain/level/xp";
import { isEveningTask } from "~/domain/evening-plans/evening-work";
import { db } from "../connection/client.server";
import { saveEvening } from "../evening-plans/evening-plans.server";
import { countCompletedMissions, openMissions, type MissionRef } from "./missions.server";
import type { Executor } from "../connection/open.server";
import { openWithinReach, type MissionsOfPath } from "./open-within-reach.server";
import { userMissions, userTasks } from "../schema";
import { inTransaction, lockPerson } from "../connection/transaction";
import { saveTicks } from "./ticks.server";
import { creditXp } from "./xp.server";

export type TasksSaved = { ok: true; progress: number } | { ok: false; reason: "not-active" };

/** A learner's act on one task, or on an item of one; omitted fields stay as they were. */
export interface TaskChange {
  taskId: string;
  completed?: boolean | undefined;
  answer?: string | undefined;
  actedAt: Date;
  /** Sent by a form with all its boxes: no act where it leaves the box as it was. */
  isOfForm?: boolean;
}

/**
 * Saves acts on a mission's tasks and their items, and the progress of an active one. Of two acts on one tick or answer the later counts,
 * whichever arrives first; parallel calls wait, so that ticks add up. A completed mission takes answers and no ticks.
 */
export async function saveTasks(
  {
    userId,
    missionId,
    changes,
    rules,
  }: { userId: string; missionId: string; changes: readonly TaskChange[]; rules: readonly TaskRule[] },
  executor: Executor = db(),
): Promise<TasksSaved> {
  return inTransaction(executor, async (tx): Promise<TasksSaved> => {
    await lockPerson({ userId }, tx);
    const mission = await findMission({ userId, missionId }, tx);
    const isActive = mission?.status === "active";
    const takesAnswers = isActive || mission?.status === "completed";
    for (const { taskId, answer, actedAt } of changes) {
      if (answer === undefined || !takesAnswers) continue;
      const at = { userId, missionId, taskId, answer, answeredAt: actedAt };
      await (isEveningTask(taskId) ? saveEvening(at, tx) : saveAnswer(at, tx));
    }
    if (!isActive) return { ok: false, reason: "not-active" };
    const acts = changes.flatMap(({ taskId: id, completed, actedAt, isOfForm = false }) =>
      completed === undefined ? [] : [{ id, completed, at: actedAt.getTime(), isOfForm }],
    );
    await saveTicks({ userId, missionId, acts, rules }, tx);
    const progress = missionProgress(rules, await listCompletedTasks({ userId, missionId }, tx));
    await tx
      .update(userMissions)
      .set({ progress })
      .where(and(eq(userMissions.userId, userId), eq(userMissions.missionId, missionId)));
    return { ok: true, progress };
  });
}

type TaskRow = Pick<typeof userTasks.$inferInsert, "userId" | "missionId" | "taskId">;
const TASK_KEY = [userTasks.userId, userTasks.missionId, userTasks.taskId];

/** Keeps an answer unless a later one is known; the caller holds the person's lock. */
export async function saveAnswer(row: TaskRow & { answer: string; answeredAt: Date }, tx: Executor): Promise<void> {
  await tx
    .insert(userTasks)
    .values(row)
    .onConflictDoUpdate({
      target: TASK_KEY,
      set: { answer: row.answer, answeredAt: row.answeredAt },
      setWhere: sql`${userTasks.answeredAt} is null or ${userTasks.answeredAt} <= excluded.answered_at`,
    });
}

export type MissionCompleted = { ok: true; credit: Credit } | { ok: false; reason: CompletionRefusal | "not-found" };

/**
 * Completes a mission: status, ledger, total and next mission in one transaction. Of parallel calls one succeeds, the
 * others find it completed.
 */
export async function completeMission(
  {
    userId,
    mission: { id: missionId, xpReward, kind, rules },
    next,
    missionsOf,
    now,
  }: {
    userId: string;
    mission: { id: string; xpReward: number; kind: MissionKind; rules: readonly TaskRule[] };
    next: MissionRef | null;
    missionsOf: MissionsOfPath;
    now: Date;
  },
  executor: Executor = db(),
): Promise<MissionCompleted> {
  return inTransaction(executor, async (tx): Promise<MissionCompleted> => {
    const person = await lockPerson({ userId }, tx);
    const standing = await findMission({ userId, missionId }, tx);
    if (!person || !standing) return { ok: false, reason: "not-found" };
    const progress = missionProgress(rules, await listCompletedTasks({ userId, missionId }, tx));
    const allowed = canComplete({ status: standing.status, progress });
    if (!allowed.ok) return allowed;

    await tx
      .update(userMissions)
      .set({ status: "completed", progress: 100, completedAt: now })
      .where(
        and(eq(userMissions.userId, userId), eq(userMissions.missionId, missionId), eq(userMissions.status, "active")),
      );
    const entries = missionXpEntries({ missionId, xpReward, totalXp: person.totalXp, kind });
    const credited = await creditXp({ userId, entries }, tx);
    if (next) await openMissions({ userId, careerPath: standing.careerPath, missions: [next] }, tx);
    await openWithinReach({ userId, missionsOf, now }, tx);
    const completedMissions = await countCompletedMissions({ userId }, tx);
    const totalXp = person.totalXp + sumXp(credited);
    return { ok: true, credit: { ...xpParts(credited), totalXp, completedMissions } };
  });
}

async function findMission({ userId, missionId }: { userId: string; missionId: string }, tx: Executor) {
  const [mission] = await tx
    .select({
      careerPath: userMissions.careerPath,
      status: userMissions.status,
    })
    .from(userMissions)
    .where(and(eq(userMissions.userId, userId), eq(userMissions.missionId, missionId)));
  return mission ?? null;
}

async function listCompletedTasks(
  { userId, missionId }: { userId: string; missionId: string },
  tx: Executor,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ taskId: userTasks.taskId })
    .from(userTasks)
    .where(and(eq(userTasks.userId, userId), eq(userTasks.missionId, missionId), sql`${userTasks.completed}`));
  return new Set(rows.map(({ taskId }) => taskId));
}
