import { eq, sql } from "drizzle-orm";
import { db } from "./client.server";
import type { Executor } from "./open.server";
import { profiles, userMissions, userProgress } from "./schema";

/** What the profile shows beside the session's own: one query. */
export async function getProfileFigures({ userId }: { userId: string }, executor: Executor = db) {
  const completed = (condition = sql`true`) => sql<number>`(
    select count(*)::int from ${userMissions}
    where ${userMissions.userId} = ${profiles.userId} and ${userMissions.status} = 'completed' and ${condition}
  )`;
  const [row] = await executor
    .select({
      referralCode: profiles.referralCode,
      referralArrivals: profiles.referralArrivals,
      completedMissions: completed(),
      completedOfPath: completed(sql`${userMissions.careerPath} is not null`),
    })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return row ?? null;
}

/** Changes the name in both tables. */
export async function renamePerson(
  { userId, firstName }: { userId: string; firstName: string },
  executor: Executor = db,
): Promise<void> {
  await executor.transaction(async (tx) => {
    await tx.update(profiles).set({ firstName }).where(eq(profiles.userId, userId));
    await tx
      .update(userProgress)
      .set({ name: firstName, updatedAt: sql`now()` })
      .where(eq(userProgress.userId, userId));
  });
}
