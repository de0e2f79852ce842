import { eq, sql } from "drizzle-orm";
import { sumXp, type XpEntry } from "~/domain/level/xp";
import type { DayXp } from "~/domain/level/xp-history";
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

/** XP credited on each calendar day in Germany that had any, the earliest first: one query. */
export async function listXpByDay({ userId }: { userId: string }, executor: Executor = db()): Promise<DayXp[]> {
  const day = sql`to_char(${xpLedger.createdAt} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`.mapWith(String);
  return executor
    .select({ day, xp: sql`sum(${xpLedger.amount})::int`.mapWith(Number) })
    .from(xpLedger)
    .where(eq(xpLedger.userId, userId))
    .groupBy(day)
    .orderBy(day);
}
