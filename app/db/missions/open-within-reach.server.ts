import { eq } from "drizzle-orm";
import { getAccess } from "~/domain/payments/access";
import { getLevel } from "~/domain/level/levels";
import { missionsToUnlockOnHome } from "~/domain/missions/missions";
import { trailOf } from "~/domain/missions/trail";
import { listEntitlements, recordPlan } from "../payments/entitlements.server";
import { openMissions, type MissionRef } from "./missions.server";
import type { Executor } from "../connection/open.server";
import { userMissions, userProgress } from "../schema";

/** The missions of a path as the content has them now. */
export type MissionsOfPath = (careerPath: string) => readonly MissionRef[];

/**
 * Opens the missions that the dashboard shows as open, because the dashboard only reads. Must run at the end of every
 * change of XP, plan or path, in its transaction. No mission is ever locked again: when a plan ends, access decides.
 */
export async function openWithinReach(
  { userId, missionsOf, now }: { userId: string; missionsOf: MissionsOfPath; now: Date },
  tx: Executor,
): Promise<void> {
  const [person] = await tx
    .select({
      totalXp: userProgress.totalXp,
      careerPath: userProgress.selectedCareerPath,
      trialStartedAt: userProgress.trialStartDate,
    })
    .from(userProgress)
    .where(eq(userProgress.userId, userId));
  if (!person?.careerPath) return;
  const { careerPath, trialStartedAt } = person;
  const held = await listEntitlements({ userId }, tx);
  const { paid } = getAccess({ entitlements: held, trialStartedAt, now });
  const rows = await tx
    .select({ missionId: userMissions.missionId, status: userMissions.status })
    .from(userMissions)
    .where(eq(userMissions.userId, userId));
  const missions = trailOf(missionsOf(careerPath), rows).map((mission) => ({ ...mission, careerPath }));
  const opening = new Set(
    missionsToUnlockOnHome({ level: getLevel(person.totalXp).level, hasPaidPlan: paid, missions }),
  );
  await openMissions({ userId, careerPath, missions: missions.filter(({ id }) => opening.has(id)) }, tx);
}

/** Must run at the end of every change of a person's contracts that may open something, in its transaction. */
export async function recordHoldings(
  change: { userId: string; missionsOf: MissionsOfPath; now: Date },
  tx: Executor,
): Promise<void> {
  await recordPlan(change, tx);
  await openWithinReach(change, tx);
}
