import { and, eq, gt, lt, sql } from "drizzle-orm";
import { GIVEN_BACK_A_DAY } from "~/domain/coach/quota";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { coachTurns, coachUsage } from "../schema";
import { hasLapsed } from "./lapse";

interface OfDay {
  userId: string;
  /** A day in Germany. */
  day: string;
}

/** Counts a question in one statement, safe for concurrent calls. False: none is left. */
export async function reserveQuestion(
  { userId, day, perDay }: OfDay & { perDay: number },
  executor: Executor = db(),
): Promise<boolean> {
  const rows = await executor
    .insert(coachUsage)
    .values({ userId, day, used: 1 })
    .onConflictDoUpdate({
      target: [coachUsage.userId, coachUsage.day],
      set: { used: sql`${coachUsage.used} + 1` },
      setWhere: lt(coachUsage.used, perDay),
    })
    .returning({ used: coachUsage.used });
  return rows.length > 0;
}

/**
 * Refunds a question without an answer; the caller makes sure that each is refunded only once. False: the model was at
 * work for too many refunded questions of that day.
 */
export async function refundQuestion(
  { userId, day, hasCost }: OfDay & { hasCost: boolean },
  executor: Executor = db(),
): Promise<boolean> {
  const { used, givenBack } = coachUsage;
  const rows = await executor
    .update(coachUsage)
    .set({ used: sql`${used} - 1`, givenBack: sql`${givenBack} + ${hasCost ? 1 : 0}` })
    .where(
      and(
        eq(coachUsage.userId, userId),
        eq(coachUsage.day, day),
        gt(used, 0),
        hasCost ? lt(givenBack, GIVEN_BACK_A_DAY) : undefined,
      ),
    )
    .returning({ used });
  return rows.length > 0;
}

/** Questions used on a day, without those of killed processes, even before they are refunded. */
export async function usedOn({ userId, day }: OfDay, executor: Executor = db()): Promise<number> {
  const [row] = await executor
    .select({
      used: sql`${coachUsage.used} - (select count(*) from ${coachTurns}
        where ${coachTurns.userId} = ${userId} and ${coachTurns.countedOn} = ${day} and ${hasLapsed()})`.mapWith(
        Number,
      ),
    })
    .from(coachUsage)
    .where(and(eq(coachUsage.userId, userId), eq(coachUsage.day, day)));
  return row?.used ?? 0;
}
