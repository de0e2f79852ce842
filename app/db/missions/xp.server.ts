import { eq, sql } from "drizzle-orm";
import { sumXp, type XpEntry } from "~/domain/level/xp";
import type { XpCredit } from "~/domain/level/xp-history";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { userProgress, xpLedger } from "../schema";

/**
 * Credits new entries, adds exactly their sum to the total and returns them. Must run in the transaction that earns
 * them.
 */
export async function creditXp(
  { userId, entries }: { userId: string; entries: readonly XpEntry[] },
  tx: Executor,
): Promise<{ kind: XpEntry["kind"]; ref: string; amount: number }[]> {
  if (entries.length === 0) return [];
  const credited = await tx
    .insert(xpLedger)
    .values(entries.map((entry) => ({ userId, ...entry })))
    .onConflictDoNothing()
    .returning({ kind: xpLedger.kind, ref: xpLedger.ref, amount: xpLedger.amount });
  if (credited.length > 0) {
    await tx
      .update(userProgress)
      .set({ totalXp: sql`${userProgress.totalXp} + ${sumXp(credited)}`, updatedAt: sql`now()` })
      .where(eq(userProgress.userId, userId));
  }
  return credited;
}

/** Everything that was ever credited, each with its calendar day in Germany, the earliest first: one query. */
export async function listXpCredits({ userId }: { userId: string }, executor: Executor = db()): Promise<XpCredit[]> {
  const day = sql`to_char(${xpLedger.createdAt} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`.mapWith(String);
  return executor
    .select({ kind: xpLedger.kind, ref: xpLedger.ref, xp: xpLedger.amount, day })
    .from(xpLedger)
    .where(eq(xpLedger.userId, userId))
    .orderBy(day);
}
