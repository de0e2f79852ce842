import { eq, sql } from "drizzle-orm";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { profiles, snapshots, userMissions, userProgress } from "../schema";
import { inTransaction, lockPerson } from "../connection/transaction";

export async function getProfileFigures({ userId }: { userId: string }, executor: Executor = db()) {
  // With one table in the select, Drizzle omits it in column names, which inside the subquery would then mean those of
  // m.
  const [row] = await executor
    .select({
      referralCode: profiles.referralCode,
      referralArrivals: profiles.referralArrivals,
      completedOfPath: sql`(
        select count(*)::int from ${userMissions} m
        where m.user_id = ${profiles}.user_id and m.status = 'completed' and m.career_path is not null
      )`.mapWith(Number),
      canUndo: sql`exists (
        select 1 from ${snapshots} s where s.user_id = ${profiles}.user_id and s.expires_at > now()
      )`.mapWith(Boolean),
    })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return row ?? null;
}

export async function renamePerson(
  { userId, firstName }: { userId: string; firstName: string },
  executor: Executor = db(),
): Promise<void> {
  await inTransaction(executor, async (tx) => {
    await lockPerson({ userId }, tx);
    await tx.update(profiles).set({ firstName }).where(eq(profiles.userId, userId));
    await tx
      .update(userProgress)
      .set({ name: firstName, updatedAt: sql`now()` })
      .where(eq(userProgress.userId, userId));
  });
}
