import { and, eq, gt, inArray, isNull, lte, not, or, sql } from "drizzle-orm";
import { plansFrom } from "~/domain/offers";
import { db } from "./client.server";
import type { Executor } from "./open.server";
import { openWithinReach, type MissionsOfPath } from "./open-within-reach.server";
import { entitlements, userProgress } from "./schema";
import { inTransaction, lockPerson } from "./transaction";

type Kind = (typeof entitlements.$inferSelect)["kind"];
type Source = (typeof entitlements.$inferSelect)["source"];

/** Starts a monthly plan, unless it or a larger one runs already. */
export async function startMonthlyPlan(
  {
    userId,
    plan,
    expiresAt,
    missionsOf,
    now,
  }: { userId: string; plan: "pro" | "pro_ai"; expiresAt: Date; missionsOf: MissionsOfPath; now: Date },
  executor: Executor = db(),
): Promise<void> {
  const runs = or(isNull(userProgress.subscriptionExpiry), gt(userProgress.subscriptionExpiry, now));
  await inTransaction(executor, async (tx) => {
    await lockPerson({ userId }, tx);
    await tx
      .update(userProgress)
      .set({ subscriptionPlan: plan, subscriptionExpiry: expiresAt, updatedAt: sql`now()` })
      .where(
        and(
          eq(userProgress.userId, userId),
          or(not(inArray(userProgress.subscriptionPlan, plansFrom(plan))), not(sql`(${runs})`)),
        ),
      );
    await openWithinReach({ userId, missionsOf, now }, tx);
  });
}

/** Gives a lifetime offer (no end) or the add-on, unless the person holds it already. */
export async function grantEntitlement(
  {
    userId,
    kind,
    source,
    expiresAt,
    missionsOf,
    now,
  }: {
    userId: string;
    kind: Kind;
    source: Source;
    expiresAt: Date | null;
    missionsOf: MissionsOfPath;
    now: Date;
  },
  executor: Executor = db(),
): Promise<void> {
  await inTransaction(executor, async (tx) => {
    if (!(await lockPerson({ userId }, tx))) return;
    await tx
      .insert(entitlements)
      .values({ userId, kind, source, startsAt: now, expiresAt })
      .onConflictDoUpdate({
        target: [entitlements.userId, entitlements.kind],
        set: { source, startsAt: now, expiresAt },
        setWhere: lte(entitlements.expiresAt, now),
      });
    await openWithinReach({ userId, missionsOf, now }, tx);
  });
}

export async function listEntitlements({ userId, now }: { userId: string; now: Date }, executor: Executor = db()) {
  return executor
    .select({ kind: entitlements.kind, expiresAt: entitlements.expiresAt })
    .from(entitlements)
    .where(and(eq(entitlements.userId, userId), or(isNull(entitlements.expiresAt), gt(entitlements.expiresAt, now))));
}

/** Back to the free plan; false when this plan was not the one. */
export async function endMonthlyPlan(
  { userId, plan }: { userId: string; plan: "pro" | "pro_ai" },
  executor: Executor = db(),
): Promise<boolean> {
  const ended = await executor
    .update(userProgress)
    .set({ subscriptionPlan: "free", subscriptionExpiry: null, updatedAt: sql`now()` })
    .where(and(eq(userProgress.userId, userId), eq(userProgress.subscriptionPlan, plan)))
    .returning({ userId: userProgress.userId });
  return ended.length > 0;
}

export async function endEntitlement(
  { userId, kind, source }: { userId: string; kind: Kind; source: Source },
  executor: Executor = db(),
): Promise<boolean> {
  const ended = await executor
    .delete(entitlements)
    .where(and(eq(entitlements.userId, userId), eq(entitlements.kind, kind), eq(entitlements.source, source)))
    .returning({ kind: entitlements.kind });
  return ended.length > 0;
}
