import { and, eq, gt, ne, sql } from "drizzle-orm";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { pushTokens, sessions, userProgress } from "../schema";
import { inTransaction, lockPerson } from "../connection/transaction";

interface Phone {
  userId: string;
  /** Hash of the session that registered the phone. */
  sessionHash: string;
  token: string;
  platform: "android" | "ios";
}

/**
 * Saves a phone's token. A phone has one token, which belongs to the member now logged in on it. False: that session
 * has ended meanwhile. The newest token is copied to the column that the specification names, and removed from there
 * with its row (0010_push.sql).
 */
export async function savePushToken(
  { userId, sessionHash, token, platform }: Phone,
  executor: Executor = db(),
): Promise<boolean> {
  return inTransaction(executor, async (tx) => {
    // Serializes two sessions that register the same phone at once.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${token}, 0))`);
    if (!(await lockPerson({ userId }, tx))) return false;
    const [session] = await tx
      .select({ userId: sessions.userId })
      .from(sessions)
      .where(and(eq(sessions.tokenHash, sessionHash), eq(sessions.userId, userId)))
      .for("key share");
    if (!session) return false;
    await tx.delete(pushTokens).where(and(eq(pushTokens.token, token), ne(pushTokens.sessionHash, sessionHash)));
    await tx
      .insert(pushTokens)
      .values({ userId, sessionHash, token, platform })
      .onConflictDoUpdate({ target: pushTokens.sessionHash, set: { userId, token, platform, createdAt: sql`now()` } });
    await tx.update(userProgress).set({ pushToken: token }).where(eq(userProgress.userId, userId));
    return true;
  });
}

export async function listPushTokens({ userId }: { userId: string }, executor: Executor = db()): Promise<string[]> {
  const rows = await executor
    .select({ token: pushTokens.token })
    .from(pushTokens)
    .innerJoin(sessions, eq(sessions.tokenHash, pushTokens.sessionHash))
    .where(and(eq(pushTokens.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(pushTokens.createdAt);
  return rows.map(({ token }) => token);
}

/**
 * Deletes a token that Firebase no longer knows. The person's lock comes first, as the deletion's trigger updates their
 * row.
 */
export async function deletePushToken(
  { userId, token }: { userId: string; token: string },
  executor: Executor = db(),
): Promise<void> {
  await inTransaction(executor, async (tx) => {
    await lockPerson({ userId }, tx);
    await tx.delete(pushTokens).where(and(eq(pushTokens.token, token), eq(pushTokens.userId, userId)));
  });
}
