import { eq } from "drizzle-orm";
import { XP_PER_LEVEL } from "~/domain/level/levels";
import { insertPerson, verifyEmail } from "./people.server";
import type { Executor } from "../connection/open.server";
import { profiles, userProgress } from "../schema";
import { creditXp } from "../missions/xp.server";

/** Creates a person with a freshly confirmed address and deletes an earlier one with it. */
export async function insertViewer(
  person: Parameters<typeof insertPerson>[0] & { trialStartedAt: Date },
  tx: Executor,
): Promise<{ userId: string }> {
  await tx.delete(profiles).where(eq(profiles.email, person.email));
  const inserted = await insertPerson(person, tx);
  if (!inserted) throw new Error("another process makes this person at this moment");
  const { userId } = inserted;
  await verifyEmail({ userId }, tx);
  await tx.update(userProgress).set({ trialStartDate: person.trialStartedAt }).where(eq(userProgress.userId, userId));
  return inserted;
}

/** Raises the total to a level's minimum by a ledger entry, so that ledger and total agree here, too. */
export async function raiseToLevel({ userId, level }: { userId: string; level: number }, tx: Executor): Promise<void> {
  const [person] = await tx
    .select({ totalXp: userProgress.totalXp })
    .from(userProgress)
    .where(eq(userProgress.userId, userId));
  const missing = (level - 1) * XP_PER_LEVEL - (person?.totalXp ?? 0);
  if (missing > 0)
    await creditXp({ userId, entries: [{ kind: "mission-bonus", ref: "ansicht", amount: missing }] }, tx);
}
