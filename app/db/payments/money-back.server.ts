import { and, eq, exists, gt, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { entitlements, statements } from "../schema";

/** Longest time that Stripe may take: an older claim was left by a process that died. */
const CLAIM_MINUTES = 1;
/** Stripe did not answer. If it refunded all the same, its events end the contract. */
const UNANSWERED = "unanswered";

export async function hasHadMoneyBack({ userId }: { userId: string }, executor: Executor = db()): Promise<boolean> {
  const isInHand = and(
    isNull(statements.effect),
    gt(statements.receivedAt, sql`now() - make_interval(mins => ${CLAIM_MINUTES})`),
  );
  const isOver = executor
    .select({ id: entitlements.id })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.id, statements.entitlementId),
        eq(entitlements.userId, statements.userId),
        inArray(entitlements.state, ["refunded", "ended"]),
      ),
    );
  const found = await executor
    .select({ id: statements.id })
    .from(statements)
    .where(
      and(
        eq(statements.userId, userId),
        eq(statements.kind, "money_back"),
        or(isNotNull(statements.settledAt), isInHand, exists(isOver)),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Whether a person was refunded before, by withdrawal or by the guarantee, for another contract. */
export async function wasRefunded(
  { userId, except }: { userId: string; except: string },
  executor: Executor = db(),
): Promise<boolean> {
  const found = await executor
    .select({ id: statements.id })
    .from(statements)
    .where(and(eq(statements.userId, userId), gt(statements.refundCents, 0), ne(statements.entitlementId, except)))
    .limit(1);
  return found.length > 0;
}

/**
 * Claims the guarantee and returns the statement's id. Must run in a transaction that has locked the person and found
 * no earlier claim.
 */
export async function claimMoneyBack(
  claim: { userId: string; name: string; email: string; contract: string; entitlementId: string },
  tx: Executor,
): Promise<string> {
  // Deletes an earlier attempt without a result.
  await tx
    .delete(statements)
    .where(and(eq(statements.userId, claim.userId), eq(statements.kind, "money_back"), isNull(statements.settledAt)));
  const id = randomUUID();
  await tx.insert(statements).values({ id, kind: "money_back", ...claim });
  return id;
}

export async function settleMoneyBack(
  { id, endsAt, refundCents }: { id: string; endsAt: Date; refundCents: number },
  executor: Executor = db(),
): Promise<void> {
  await executor
    .update(statements)
    .set({ effect: "refunded", endsAt, refundCents, settledAt: sql`now()` })
    .where(eq(statements.id, id));
}

/** Marks a claim as unanswered: it can be asked for again, unless its contract turns out to be over. */
export async function markUnanswered({ id }: { id: string }, executor: Executor = db()): Promise<void> {
  await executor.update(statements).set({ effect: UNANSWERED }).where(eq(statements.id, id));
}
