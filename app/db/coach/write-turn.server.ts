import { and, asc, count, desc, eq, lt, sql } from "drizzle-orm";
import type { AnswerBlock } from "~/domain/coach/answer";
import type { FixedAnswer } from "~/domain/coach/fixed-answer";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { coachTurns } from "../schema";
import { inTransaction, lockPerson } from "../connection/transaction";
import { isBeingWritten } from "./lapse";
import type { TurnRow } from "./turn-row";
import { refundQuestion } from "./usage.server";

/**
 * Key of a running answer. `askedAt` is part of it: a retry reuses the row, and the earlier writer must not touch it.
 */
type Key = Pick<TurnRow, "id" | "userId" | "askedAt">;

const isStillWriting = ({ id, userId, askedAt }: Key) =>
  and(
    eq(coachTurns.id, id),
    eq(coachTurns.userId, userId),
    eq(coachTurns.askedAt, askedAt),
    eq(coachTurns.state, "writing"),
  );

/** Saves the blocks so far, which is also the heartbeat. False: the turn was deleted, ended or asked again. */
export async function saveProgress(
  { blocks, ...key }: Key & { blocks: readonly AnswerBlock[] },
  executor: Executor = db(),
): Promise<boolean> {
  const saved = await executor
    .update(coachTurns)
    .set({ blocks, writtenAt: sql`now()` })
    .where(isStillWriting(key))
    .returning({ id: coachTurns.id });
  return saved.length > 0;
}

interface TurnEnding {
  state: Exclude<TurnRow["state"], "writing">;
  origin: TurnRow["origin"];
  answer: FixedAnswer;
  /** Refunds the question to the quota. */
  isFree: boolean;
  /** The model was at work for the answer. */
  hasCost: boolean;
}

/** Ends a turn. Only the first of two callers succeeds, so that no question is refunded twice. */
export async function endTurn(
  { id, userId, askedAt }: Key,
  { state, origin, answer: { text, blocks, sources }, isFree, hasCost }: TurnEnding,
  executor: Executor = db(),
): Promise<boolean> {
  return inTransaction(executor, async (tx) => {
    await lockPerson({ userId }, tx);
    const [ended] = await tx
      .update(coachTurns)
      .set({ state, origin, answer: text, blocks, sources, writtenAt: sql`now()` })
      .where(isStillWriting({ id, userId, askedAt }))
      .returning({ countedOn: coachTurns.countedOn });
    if (!ended) return false;
    if (isFree && ended.countedOn !== null) {
      // Refunds to the day on which it was asked, which may be over.
      const isGivenBack = await refundQuestion({ userId, day: ended.countedOn, hasCost }, tx);
      if (isGivenBack) await tx.update(coachTurns).set({ countedOn: null }).where(eq(coachTurns.id, id));
    }
    return true;
  });
}

/** Number of answers to the same person that come before this one. */
export async function countAhead({ userId, askedAt }: Omit<Key, "id">, executor: Executor = db()): Promise<number> {
  const [row] = await executor
    .select({ ahead: count() })
    .from(coachTurns)
    .where(and(eq(coachTurns.userId, userId), isBeingWritten(), lt(coachTurns.askedAt, askedAt)));
  return row?.ahead ?? 0;
}

/** The latest complete answers before this one, oldest first. */
export async function listEarlier(
  {
    userId,
    conversationId,
    position,
    limit,
  }: Pick<TurnRow, "userId" | "conversationId" | "position"> & { limit: number },
  executor: Executor = db(),
): Promise<Pick<TurnRow, "question" | "answer">[]> {
  const latest = executor
    .select({ position: coachTurns.position, question: coachTurns.question, answer: coachTurns.answer })
    .from(coachTurns)
    .where(
      and(
        eq(coachTurns.conversationId, conversationId),
        eq(coachTurns.userId, userId),
        lt(coachTurns.position, position),
        eq(coachTurns.state, "done"),
        eq(coachTurns.origin, "model"),
      ),
    )
    .orderBy(desc(coachTurns.position))
    .limit(limit)
    .as("latest");
  return executor
    .select({ question: latest.question, answer: latest.answer })
    .from(latest)
    .orderBy(asc(latest.position));
}
