import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, notExists, sql } from "drizzle-orm";
import type { Offer } from "~/domain/entitlements";
import { db } from "./client.server";
import type { DueBatch } from "./due-notices.server";
import type { Executor } from "./open.server";
import { entitlements, priceChanges } from "./schema";

const BATCH = 1_000;

const isRunning = and(eq(entitlements.source, "stripe"), inArray(entitlements.state, ["active", "past_due"]));

/** Whose contract of this kind costs less, renews, and nothing has been told about. */
export async function listUntold(
  { kind, cents, after }: { kind: Offer; cents: number; after: string | null },
  executor: Executor = db(),
): Promise<DueBatch<string>> {
  const told = executor
    .select({ one: sql`1` })
    .from(priceChanges)
    .where(
      and(
        eq(priceChanges.entitlementId, entitlements.id),
        eq(priceChanges.toCents, cents),
        isNotNull(priceChanges.toldAt),
      ),
    );
  const rows = await executor
    .select({ id: entitlements.id, userId: entitlements.userId })
    .from(entitlements)
    .where(
      and(
        isRunning,
        eq(entitlements.kind, kind),
        lt(entitlements.priceCents, cents),
        isNotNull(entitlements.periodEnd),
        isNull(entitlements.cancelsAt),
        notExists(told),
        after === null ? undefined : gt(entitlements.id, after),
      ),
    )
    .orderBy(asc(entitlements.id))
    .limit(BATCH);
  const next = rows.length === BATCH ? (rows.at(-1)?.id ?? null) : null;
  return { userIds: rows.map(({ userId }) => userId), next };
}

interface NewPriceChange {
  entitlementId: string;
  userId: string;
  fromCents: number;
  toCents: number;
  effectiveFrom: Date;
}

/** Before the mail: the day it names, which a later try only moves on. Null: it was told already. */
export async function announcePrice(change: NewPriceChange, executor: Executor = db()): Promise<Date | null> {
  const [row] = await executor
    .insert(priceChanges)
    .values(change)
    .onConflictDoUpdate({
      target: [priceChanges.entitlementId, priceChanges.toCents],
      set: { effectiveFrom: sql`greatest(${priceChanges.effectiveFrom}, excluded.effective_from)` },
      setWhere: isNull(priceChanges.toldAt),
    })
    .returning({ effectiveFrom: priceChanges.effectiveFrom });
  return row?.effectiveFrom ?? null;
}

export async function noteTold(change: PriceChangeKey, executor: Executor = db()): Promise<void> {
  await executor
    .update(priceChanges)
    .set({ toldAt: sql`now()` })
    .where(isOne(change));
}

export interface PriceChangeKey {
  entitlementId: string;
  toCents: number;
}

const isOne = ({ entitlementId, toCents }: PriceChangeKey) =>
  and(eq(priceChanges.entitlementId, entitlementId), eq(priceChanges.toCents, toCents));

export type OpenPriceChange = Awaited<ReturnType<typeof listOpenPriceChanges>>[number];

/** Told, but not yet what a running contract costs, with that contract: of one person, or a batch of everybody's. */
export async function listOpenPriceChanges(
  whose: { userId: string } | { after: PriceChangeKey | null; limit: number },
  executor: Executor = db(),
) {
  const place = sql`(${priceChanges.entitlementId}, ${priceChanges.toCents})`;
  const query = executor
    .select({
      entitlementId: priceChanges.entitlementId,
      userId: priceChanges.userId,
      kind: entitlements.kind,
      fromCents: priceChanges.fromCents,
      toCents: priceChanges.toCents,
      effectiveFrom: priceChanges.effectiveFrom,
      agreedAt: priceChanges.agreedAt,
      endedAt: priceChanges.endedAt,
      // Not null, as it renews.
      periodEnd: sql<Date>`${entitlements.periodEnd}`.mapWith(entitlements.periodEnd),
      cancelsAt: entitlements.cancelsAt,
    })
    .from(priceChanges)
    .innerJoin(entitlements, eq(entitlements.id, priceChanges.entitlementId))
    .where(
      and(
        isNotNull(priceChanges.toldAt),
        isRunning,
        isNotNull(entitlements.periodEnd),
        lt(entitlements.priceCents, priceChanges.toCents),
        "userId" in whose ? eq(priceChanges.userId, whose.userId) : undefined,
        "after" in whose && whose.after
          ? sql`${place} > (${whose.after.entitlementId}, ${whose.after.toCents}::int)`
          : undefined,
      ),
    )
    .orderBy(asc(priceChanges.entitlementId), asc(priceChanges.toCents));
  return "limit" in whose ? query.limit(whose.limit) : query;
}

/** Prices that somebody agreed to on a day in Germany. */
export async function listAgreed({ userId }: { userId: string }, executor: Executor = db()) {
  return executor
    .select({ change: priceChanges, kind: entitlements.kind })
    .from(priceChanges)
    .innerJoin(entitlements, eq(entitlements.id, priceChanges.entitlementId))
    .where(and(eq(priceChanges.userId, userId), isNotNull(priceChanges.agreedAt)));
}

/** False: it was agreed to already. */
export async function noteAgreed(change: PriceChangeKey, tx: Executor): Promise<boolean> {
  const noted = await tx
    .update(priceChanges)
    .set({ agreedAt: sql`now()` })
    .where(and(isOne(change), isNotNull(priceChanges.toldAt), isNull(priceChanges.agreedAt)))
    .returning({ one: sql`1` });
  return noted.length > 0;
}

export async function noteEnded(change: PriceChangeKey, executor: Executor = db()): Promise<void> {
  await executor
    .update(priceChanges)
    .set({ endedAt: sql`now()` })
    .where(isOne(change));
}
