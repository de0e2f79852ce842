import { eq, sql } from "drizzle-orm";
import { db } from "../connection/client.server";
import { insertMissions, openMissions, type MissionRef } from "./missions.server";
import { openWithinReach, type MissionsOfPath } from "./open-within-reach.server";
import type { Executor } from "../connection/open.server";
import { hasBegunPath, removeParts } from "./resets.server";
import { userProgress } from "../schema";
import { takeSnapshot } from "./snapshots.server";
import { inTransaction, lockPerson } from "../connection/transaction";

/** `going-on`: the current path, with work in it. `switched`: work on another path went into a snapshot. */
export type PathChoice = "begun" | "switched" | "going-on";

/**
 * Begins the path's missions anew; credited XP and answers stay, an earlier path's progress goes into a snapshot, and
 * until another path is chosen nothing is removed. Choosing the current path changes nothing, so that neither a double
 * click nor a second tab loses progress.
 */
export async function chooseCareerPath(
  {
    userId,
    careerPath,
    startMissions,
    missionsOf,
    now,
  }: {
    userId: string;
    careerPath: string;
    startMissions: readonly MissionRef[];
    missionsOf: MissionsOfPath;
    now: Date;
  },
  executor: Executor = db(),
): Promise<PathChoice> {
  return inTransaction(executor, async (tx) => {
    const person = await lockPerson({ userId }, tx);
    const hasBegun = await hasBegunPath({ userId }, tx);
    if (!person || person.selectedCareerPath === careerPath) return hasBegun ? "going-on" : "begun";
    if (hasBegun) await takeSnapshot({ userId, reset: "switch-path" }, tx);
    await removeParts("switch-path", { userId, startMissions, now }, tx);
    await insertMissions({ userId, missions: missionsOf(careerPath), careerPath }, tx);
    await tx
      .update(userProgress)
      .set({ selectedCareerPath: careerPath, updatedAt: sql`now()` })
      .where(eq(userProgress.userId, userId));
    await openWithinReach({ userId, missionsOf, now }, tx);
    return hasBegun ? "switched" : "begun";
  });
}

/**
 * Opens a mission of the current path, also one that was added to the path later and has no row yet. Changes nothing
 * when it is open or completed, or when the learner has left the path.
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
