import { and, eq } from "drizzle-orm";
import type { ReachedRung, RungKind } from "~/domain/rungs/rungs";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { inTransaction, lockPerson } from "../connection/transaction";
import { rungs } from "../schema";

/** Rungs that a learner has reached, each with its first day. */
export async function listReachedRungs(
  { userId }: { userId: string },
  executor: Executor = db(),
): Promise<ReachedRung[]> {
  return executor
    .select({ kind: rungs.kind, on: rungs.on, isSaid: rungs.isSaid })
    .from(rungs)
    .where(eq(rungs.userId, userId));
}

/**
 * Keeps the day (YYYY-MM-DD) on which rungs arose from a learner's work; one that is kept stays as it is. Must run in a
 * transaction that has locked the person. Resolves to those that are new.
 */
export async function noteRungs(
  { userId, kinds, day }: { userId: string; kinds: readonly RungKind[]; day: string },
  tx: Executor,
): Promise<RungKind[]> {
  if (kinds.length === 0) return [];
  const added = await tx
    .insert(rungs)
    .values(kinds.map((kind) => ({ userId, kind, isSaid: false, on: day })))
    .onConflictDoNothing()
    .returning({ kind: rungs.kind });
  return added.map(({ kind }) => kind);
}

/** Keeps a learner's word on a rung; said again, the later word counts. */
export async function sayRung(
  { userId, kind, day }: { userId: string; kind: RungKind; day: string },
  executor: Executor = db(),
): Promise<void> {
  await inTransaction(executor, async (tx) => {
    if (!(await lockPerson({ userId }, tx))) return;
    await tx
      .insert(rungs)
      .values({ userId, kind, isSaid: true, on: day })
      .onConflictDoUpdate({ target: [rungs.userId, rungs.kind, rungs.isSaid], set: { on: day } });
  });
}

/** Takes back a learner's word on a rung; a rung that arose stays. */
export async function unsayRung(
  { userId, kind }: { userId: string; kind: RungKind },
  executor: Executor = db(),
): Promise<void> {
  await inTransaction(executor, async (tx) => {
    await lockPerson({ userId }, tx);
    await tx.delete(rungs).where(and(eq(rungs.userId, userId), eq(rungs.kind, kind), eq(rungs.isSaid, true)));
  });
}
