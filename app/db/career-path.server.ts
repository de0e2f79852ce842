import { and, eq, isNotNull, sql } from "drizzle-orm";
import { db } from "./client.server";
import { insertMissions, openMissions, type MissionRef } from "./missions.server";
import { openWithinReach, type MissionsOfPath } from "./open-within-reach.server";
import type { Executor } from "./open.server";
import { hasBegunPath, untick } from "./resets.server";
import { userMissions, userProgress } from "./schema";
import { takeSnapshot } from "./snapshots.server";
import { inTransaction, lockPerson } from "./transaction";

/**
 * Begins the path's missions anew; credited XP and answers stay, an earlier path's progress goes into a snapshot. The
 * path one is on already changes nothing, so that a double click or a second tab loses no progress.
 */
export async function chooseCareerPath(
  {
    userId,
    careerPath,
    missionsOf,
    now,
  }: { userId: string; careerPath: string; missionsOf: MissionsOfPath; now: Date },
  executor: Executor = db(),
): Promise<{ changed: boolean }> {
  return inTransaction(executor, async (tx) => {
    const person = await lockPerson({ userId }, tx);
    if (!person || person.selectedCareerPath === careerPath) return { changed: false };
    const onPath = and(eq(userMissions.userId, userId), isNotNull(userMissions.careerPath));
    if (await hasBegunPath({ userId }, tx)) await takeSnapshot({ userId, reset: "switch-path" }, tx);
    await untick({ userId, missions: onPath, now }, tx);
    await tx.delete(userMissions).where(onPath);
    await insertMissions({ userId, missions: missionsOf(careerPath), careerPath }, tx);
    await tx
      .update(userProgress)
      .set({ selectedCareerPath: careerPath, updatedAt: sql`now()` })
      .where(eq(userProgress.userId, userId));
    await openWithinReach({ userId, missionsOf, now }, tx);
    return { changed: true };
  });
}

/**
 * Opens a mission of the current path, also one that was added to the path later and has no row yet. Changes nothing
 * when it is open or completed, or when the person has left the path.
 */
export async function openMission(
  { userId, careerPath, mission }: { userId: string; careerPath: string; mission: MissionRef },
  executor: Executor = db(),
): Promise<void> {
  await inTransaction(executor, async (tx) => {
    const person = await lockPerson({ userId }, tx);
    if (person?.selectedCareerPath === careerPath) await openMissions({ userId, careerPath, missions: [mission] }, tx);
  });
}
