import { and, eq, exists, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import { resetParts, type ResetKind, type ResetPart } from "~/domain/missions/resets";
import { db } from "../connection/client.server";
import { insertMissions, type MissionRef } from "./missions.server";
import type { Executor } from "../connection/open.server";
import { openWithinReach, type MissionsOfPath } from "./open-within-reach.server";
import { quizAnswers, quizResults, userMissions, userProgress, userTasks, xpLedger } from "../schema";
import { takeSnapshot } from "./snapshots.server";
import { inTransaction, lockPerson } from "../connection/transaction";

interface Reset {
  userId: string;
  startMissions: readonly MissionRef[];
  now: Date;
}

/**
 * Takes a snapshot, then removes exactly the parts that the learner was shown, in one transaction. With nothing to
 * lose, as after a double click, it returns false and keeps the valuable snapshot.
 */
export async function repeatQuiz(
  { missionsOf, ...reset }: Reset & { missionsOf: MissionsOfPath },
  executor: Executor = db(),
): Promise<boolean> {
  return inTransaction(executor, async (tx) => {
    const person = await lockPerson(reset, tx);
    if (!person?.quizCompleted) return false;
    await takeSnapshot({ userId: reset.userId, reset: "repeat-quiz" }, tx);
    await removeParts("repeat-quiz", reset, tx);
    await openWithinReach({ ...reset, missionsOf }, tx);
    await tx
      .update(userProgress)
      .set({ updatedAt: sql`now()` })
      .where(eq(userProgress.userId, reset.userId));
    return true;
  });
}

/** Removes the parts that a reset's explanation lists, and no others. */
export async function removeParts(kind: ResetKind, reset: Reset, tx: Executor): Promise<void> {
  for (const part of resetParts(kind)) await TAKE_AWAY[part](reset, tx);
}

const TAKE_AWAY: Record<ResetPart, (reset: Reset, tx: Executor) => Promise<void>> = {
  async quizResult({ userId }, tx) {
    await tx.delete(quizAnswers).where(eq(quizAnswers.userId, userId));
    await tx.delete(quizResults).where(eq(quizResults.userId, userId));
    await tx
      .update(userProgress)
      .set({ quizCompleted: false, personalityType: null })
      .where(eq(userProgress.userId, userId));
  },
  async careerPath({ userId }, tx) {
    await tx.update(userProgress).set({ selectedCareerPath: null }).where(eq(userProgress.userId, userId));
  },
  async pathMissions({ userId, now }, tx) {
    const onPath = and(eq(userMissions.userId, userId), isNotNull(userMissions.careerPath));
    await untick({ userId, missions: onPath, now }, tx);
    await tx.delete(userMissions).where(onPath);
  },
  async startMissions({ userId, startMissions, now }, tx) {
    // Bonus missions stand on no path either: they are offered again at the end of one.
    const besidePaths = and(eq(userMissions.userId, userId), isNull(userMissions.careerPath));
    await untick({ userId, missions: besidePaths, now }, tx);
    await tx.delete(userMissions).where(besidePaths);
    await insertMissions({ userId, missions: startMissions, careerPath: null }, tx);
  },
  async xp({ userId }, tx) {
    await tx.delete(xpLedger).where(eq(xpLedger.userId, userId));
    await tx.update(userProgress).set({ totalXp: 0 }).where(eq(userProgress.userId, userId));
  },
};

/**
 * Whether the learner has worked on any mission of the path; a tick at an optional task makes no progress but counts,
 * too.
 */
export async function hasBegunPath({ userId }: { userId: string }, executor: Executor = db()): Promise<boolean> {
  const ticked = executor
    .select({ taskId: userTasks.taskId })
    .from(userTasks)
    .where(
      and(eq(userTasks.userId, userId), eq(userTasks.missionId, userMissions.missionId), eq(userTasks.completed, true)),
    );
  const begun = await executor
    .select({ missionId: userMissions.missionId })
    .from(userMissions)
    .where(
      and(
        eq(userMissions.userId, userId),
        isNotNull(userMissions.careerPath),
        or(gt(userMissions.progress, 0), eq(userMissions.status, "completed"), exists(ticked)),
      ),
    )
    .limit(1);
  return begun.length > 0;
}

/** Removes ticks and keeps answers. Stores the time, so that a device that was offline cannot tick them again. */
async function untick(
  { userId, missions, now }: { userId: string; missions: ReturnType<typeof and>; now: Date },
  tx: Executor,
): Promise<void> {
  const ids = tx.select({ id: userMissions.missionId }).from(userMissions).where(missions);
  await tx
    .update(userTasks)
    .set({ completed: false, tickedAt: now })
    .where(and(eq(userTasks.userId, userId), sql`${userTasks.missionId} in ${ids}`));
}
