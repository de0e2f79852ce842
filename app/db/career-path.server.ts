import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { MissionStatus } from "~/domain/missions";
import { db } from "./client.server";
import { insertMissions, type MissionRef } from "./missions.server";
import type { Executor } from "./open.server";
import { hasBegunPath, untick } from "./resets.server";
import { userMissions, userProgress } from "./schema";
import { takeSnapshot } from "./snapshots.server";

/**
 * Sets the career path and begins its missions anew; credited XP and written answers stay. What stood on an earlier
 * path is kept as a snapshot. Choosing the path one is on already changes nothing, so that a double click or a second
 * tab loses no progress.
 */
export async function chooseCareerPath(
  {
    userId,
    careerPath,
    missions,
    now,
  }: { userId: string; careerPath: string; missions: readonly MissionRef[]; now: Date },
  executor: Executor = db,
): Promise<{ changed: boolean }> {
  return executor.transaction(async (tx) => {
    const [progress] = await tx
      .select({ current: userProgress.selectedCareerPath })
      .from(userProgress)
      .where(eq(userProgress.userId, userId))
      .for("update");
    if (!progress || progress.current === careerPath) return { changed: false };
    const onPath = and(eq(userMissions.userId, userId), isNotNull(userMissions.careerPath));
    if (await hasBegunPath({ userId }, tx)) await takeSnapshot({ userId, reset: "switch-path" }, tx);
    await untick({ userId, missions: onPath, now }, tx);
    await tx.delete(userMissions).where(onPath);
    await insertMissions({ userId, missions, careerPath }, tx);
    await tx
      .update(userProgress)
      .set({ selectedCareerPath: careerPath, updatedAt: sql`now()` })
      .where(eq(userProgress.userId, userId));
    return { changed: true };
  });
}

/**
 * Opens one mission of the path the person is on, also when it was not part of the path as they chose it and has no
 * row yet. A mission that is open or completed stays as it is; so does everything when they have left the path.
 */
export async function openMission(
  { userId, careerPath, mission }: { userId: string; careerPath: string; mission: MissionRef },
  executor: Executor = db,
): Promise<void> {
  await executor
    .insert(userMissions)
    .select(
      executor
        .select({
          userId: userProgress.userId,
          missionId: sql<string>`${mission.id}::text`.as("mission_id"),
          careerPath: userProgress.selectedCareerPath,
          missionOrder: sql<number>`${mission.order}::smallint`.as("mission_order"),
          status: sql<MissionStatus>`'active'::text`.as("status"),
          progress: sql<number>`0::smallint`.as("progress"),
          completedAt: sql<Date | null>`null::timestamptz`.as("completed_at"),
        })
        .from(userProgress)
        .where(and(eq(userProgress.userId, userId), eq(userProgress.selectedCareerPath, careerPath))),
    )
    .onConflictDoUpdate({
      target: [userMissions.userId, userMissions.missionId],
      set: { status: "active" },
      setWhere: eq(userMissions.status, "locked"),
    });
}
