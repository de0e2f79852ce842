import { and, eq } from "drizzle-orm";
import { QUIZ_MISSION_ID } from "~/domain/missions/missions";
import type { XpEntry } from "~/domain/level/xp";
import { db } from "../connection/client.server";
import { openMissions, type MissionRef } from "../missions/missions.server";
import type { Executor } from "../connection/open.server";
import { insertPerson, verifyEmail } from "./people.server";
import { profiles, userMissions, userProgress } from "../schema";
import { inTransaction } from "../connection/transaction";
import { creditXp } from "../missions/xp.server";

const XP: XpEntry = { kind: "quiz", ref: "quiz", amount: 20 };

/** Recreates the demo user, whatever became of it: level 1, 20 XP, quiz completed, free plan, 4 free weeks. */
export async function seedDemoUser(
  person: {
    firstName: string;
    email: string;
    personalityType: string;
    startMissions: readonly MissionRef[];
    now: Date;
  },
  executor: Executor = db(),
): Promise<{ userId: string }> {
  const { email, personalityType, startMissions, now } = person;
  return inTransaction(executor, async (tx) => {
    await tx.delete(profiles).where(eq(profiles.email, email));
    const inserted = await insertPerson(person, tx);
    if (!inserted) throw new Error("another process seeds the demo user at this moment");
    const { userId } = inserted;
    await verifyEmail({ userId }, tx);
    await tx.update(userProgress).set({ quizCompleted: true, personalityType }).where(eq(userProgress.userId, userId));
    await tx
      .update(userMissions)
      .set({ status: "completed", progress: 100, completedAt: now })
      .where(and(eq(userMissions.userId, userId), eq(userMissions.missionId, QUIZ_MISSION_ID)));
    const next = startMissions.filter(({ order }) => order === 2);
    await openMissions({ userId, careerPath: null, missions: next }, tx);
    await creditXp({ userId, entries: [XP] }, tx);
    return { userId };
  });
}
