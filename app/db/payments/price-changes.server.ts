import { and, asc, eq, isNotNull, isNull, lt, notExists, notInArray, sql } from "drizzle-orm";
import type { Offer } from "~/domain/payments/entitlements";
import { db } from "../connection/client.server";
import type { DueBatch } from "../notices/due-notices.server";
import type { Executor } from "../connection/open.server";
import { entitlements, priceChanges } from "../schema";
import { inTransaction } from "../connection/transaction";

const BATCH = 1_000;

// Literals that match the partial index: with parameters the planner could not see that the index applies.
const isRunning = sql`${entitlements.source} = 'stripe' and ${entitlements.state} in ('active', 'past_due')`;

export interface ContractPlace {
  priceCents: number;
  id: string;
}

/** A change and its contract, which are one person's. */
const ofContract = and(eq(priceChanges.entitlementId, entitlements.id), eq(priceChanges.userId, entitlements.userId));

/**
 * Members whose contract of this kind costs less and renews, and who got no mail about this price. Batches count all
 * contracts that cost less and renew.
 */
export async function listUntold(
  { kind, cents, after }: { kind: Offer; cents: number; after: ContractPlace | null },
  executor: Executor = db(),
): Promise<DueBatch<ContractPlace>> {
  const { id, userId } = entitlements;
  // Never null in this query, because only rows with a lower price match.
  const priceCents = sql`${entitlements.priceCents}`.mapWith(Number);
  const rows = await executor
    .select({ id, userId, priceCents, toldAt: priceChanges.toldAt })
    .from(entitlements)
    .leftJoin(priceChanges, and(ofContract, eq(priceChanges.toCents, cents)))
    .where(
      and(
        isRunning,
        eq(entitlements.kind, kind),
        lt(entitlements.priceCents, cents),
        isNotNull(entitlements.periodEnd),
        isNull(entitlements.cancelsAt),
        after ? sql`(${priceCents}, ${id}) > (${after.priceCents}::int, ${after.id})` : undefined,
      ),
    )
    .orderBy(asc(entitlements.priceCents), asc(id))
    .limit(BATCH);
  const last = rows.length === BATCH ? rows.at(-1) : undefined;
  return {
    userIds: rows.filter(({ toldAt }) => toldAt === null).map((row) => row.userId),
    next: last ? { priceCents: last.priceCents, id: last.id } : null,
  };
}

interface NewPriceChange {
  entitlementId: string;
  userId: string;
  fromCents: number;
  toCents: number;
  effectiveFrom: Date;
}

/**
 * Stores the announced day before the mail goes out; a later attempt can only postpone it. Null: the mail went out
 * already.
 */
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

export async function recordAnnouncement(change: PriceChangeKey, executor: Executor = db()): Promise<void> {
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

const place = sql`(${priceChanges.entitlementId}, ${priceChanges.toCents})`;
const isAfter = (key: PriceChangeKey) => sql`${place} > (${key.entitlementId}, ${key.toCents}::int)`;
const isUpTo = (key: PriceChangeKey) => sql`${place} <= (${key.entitlementId}, ${key.toCents}::int)`;
const isOpen = and(isNotNull(priceChanges.toldAt), isNull(priceChanges.doneAt));

/**
 * Announced prices of running contracts that still cost less, with the contract: of one person, or a range of all of
 * them.
 */
export async function listOpenPriceChanges(
  whose: { userId: string } | { after: PriceChangeKey | null; upTo: PriceChangeKey },
  executor: Executor = db(),
) {
  return executor
    .select({
      entitlementId: priceChanges.entitlementId,
      userId: priceChanges.userId,
      kind: entitlements.kind,
      fromCents: priceChanges.fromCents,
      toCents: priceChanges.toCents,
      effectiveFrom: priceChanges.effectiveFrom,
      agreedAt: priceChanges.agreedAt,
      endedAt: priceChanges.endedAt,
      // Never null in this query, because the contract renews.
      periodEnd: sql<Date>`${entitlements.periodEnd}`.mapWith(entitlements.periodEnd),
      cancelsAt: entitlements.cancelsAt,
    })
    .from(priceChanges)
    .innerJoin(entitlements, ofContract)
    .where(
      and(
        isOpen,
        isRunning,
        isNotNull(entitlements.periodEnd),
        lt(entitlements.priceCents, priceChanges.toCents),
        "userId" in whose ? eq(priceChanges.userId, whose.userId) : undefined,
        "upTo" in whose ? and(whose.after ? isAfter(whose.after) : undefined, isUpTo(whose.upTo)) : undefined,
      ),
    )
    .orderBy(asc(priceChanges.entitlementId), asc(priceChanges.toCents));
}

/**
 * The next batch of all open changes, and the place at which the one after it begins. Finished ones are marked, so that
 * no later run reads them again: the contract costs the new price by now, or is over.
 */
export async function nextOpenPriceChanges(
  { after }: { after: PriceChangeKey | null },
  executor: Executor = db(),
): Promise<{ changes: OpenPriceChange[]; next: PriceChangeKey | null }> {
  const keys = await executor
    .select({ entitlementId: priceChanges.entitlementId, toCents: priceChanges.toCents })
    .from(priceChanges)
    .where(and(isOpen, after ? isAfter(after) : undefined))
    .orderBy(asc(priceChanges.entitlementId), asc(priceChanges.toCents))
    .limit(BATCH);
  const upTo = keys.at(-1);
  if (!upTo) return { changes: [], next: null };
  // A disputed or unpaid contract may run again.
  const mayGoOn = executor
    .select({ one: sql`1` })
    .from(entitlements)
    .where(
      and(
        ofContract,
        notInArray(entitlements.state, ["ended", "refunded"]),
        lt(entitlements.priceCents, priceChanges.toCents),
      ),
    );
  await inTransaction(executor, (tx) =>
    tx
      .update(priceChanges)
      .set({ doneAt: sql`now()` })
      .where(and(isOpen, after ? isAfter(after) : undefined, isUpTo(upTo), notExists(mayGoOn))),
  );
  const changes = await listOpenPriceChanges({ after, upTo }, executor);
  return { changes, next: keys.length === BATCH ? upTo : null };
}

/** Prices that a person has agreed to, with the kind of contract. */
export async function listAgreed({ userId }: { userId: string }, executor: Executor = db()) {
  return executor
    .select({ change: priceChanges, kind: entitlements.kind })
    .from(priceChanges)
    .innerJoin(entitlements, ofContract)
    .where(and(eq(priceChanges.userId, userId), isNotNull(priceChanges.agreedAt)));
}

/** Stores the consent. False: it was given before. */
export async function recordConsent(change: PriceChangeKey, tx: Executor): Promise<boolean> {
  const noted = await tx
    .update(priceChanges)
    .set({ agreedAt: sql`now()` })
    .where(and(isOne(change), isNotNull(priceChanges.toldAt), isNull(priceChanges.agreedAt)))
    .returning({ one: sql`1` });
  return noted.length > 0;
}

export async function recordEnd(change: PriceChangeKey, executor: Executor = db()): Promise<void> {
  await executor
    .update(priceChanges)
    .set({ endedAt: sql`now()` })
    .where(isOne(change));
}
