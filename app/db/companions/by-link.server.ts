import { and, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { CompanionAnswer } from "~/domain/companions/companion";
import { hasAddress } from "../account/stored-address";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { inTransaction, lockPerson } from "../connection/transaction";
import { companions } from "../schema";
import { findByLink } from "./companions.server";

interface Linked {
  linkKey: string;
}

/** Runs with the learner's lock, should the link lead to one; whether it still does, the work's own condition says. */
async function locked<Result>(
  { linkKey }: Linked,
  executor: Executor,
  work: (userId: string, tx: Executor) => Promise<Result>,
): Promise<Result | null> {
  return inTransaction(executor, async (tx) => {
    const found = await findByLink({ linkKey }, tx);
    if (!found || !(await lockPerson(found, tx))) return null;
    return work(found.userId, tx);
  });
}

const isOne = (userId: string, linkKey: string) =>
  and(eq(companions.userId, userId), eq(companions.linkKey, linkKey), gt(companions.expiresAt, sql`now()`));

/** Takes a companion's yes: the first one alone, as the row has another key from then on. Null: it is too late. */
export async function confirmCompanion(
  { linkKey, email, nextKey, endsAt }: Linked & { email: string; nextKey: string; endsAt: Date },
  executor: Executor = db(),
): Promise<{ shownName: string } | null> {
  return locked({ linkKey }, executor, async (userId, tx) => {
    const [row] = await tx
      .update(companions)
      .set({ email, linkKey: nextKey, confirmedAt: sql`now()`, expiresAt: endsAt })
      .where(and(isOne(userId, linkKey), isNull(companions.email)))
      .returning({ shownName: companions.shownName });
    return row ?? null;
  });
}

/** Keeps the answer of a companion; a later one replaces it. False: it has ended. */
export async function answerLearner(
  { linkKey, pick, reply }: Linked & CompanionAnswer,
  executor: Executor = db(),
): Promise<boolean> {
  const kept = await locked({ linkKey }, executor, async (userId, tx) => {
    const rows = await tx
      .update(companions)
      .set({ pick, reply, answeredAt: sql`now()` })
      .where(and(isOne(userId, linkKey), isNotNull(companions.email)))
      .returning({ one: sql`1` });
    return rows.length > 0;
  });
  return kept ?? false;
}

/** A companion ends it: nothing stays. An invitation is ended by its learner alone. */
export async function leaveLearner({ linkKey }: Linked, executor: Executor = db()): Promise<void> {
  await locked({ linkKey }, executor, (userId, tx) =>
    tx.delete(companions).where(and(isOne(userId, linkKey), isNotNull(companions.email))),
  );
}

/** Ends all that go to an address where mail does not arrive, or is unwanted. */
export async function leaveByAddress({ email }: { email: string }, executor: Executor = db()): Promise<number> {
  const ended = await executor
    .delete(companions)
    .where(hasAddress(companions.email, email))
    .returning({ one: sql`1` });
  return ended.length;
}
