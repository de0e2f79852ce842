import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { coachConversations, coachTurns } from "../schema";
import { inTransaction, lockPerson } from "../connection/transaction";
import { hasLapsed } from "./lapse";
import type { TurnRow } from "./turn-row";
import { refundQuestion, reserveQuestion } from "./usage.server";

/** Longer conversations continue in a new one, so that each loads fast. */
const MAX_TURNS = 200;

interface NewTurn {
  userId: string;
  question: string;
  askedAt: Date;
  /** The row to write in: a turn whose answer was not completed, or the end of a conversation. */
  place: { retryOf: string } | NewPlace;
  /** The daily limit against which the question counts; null: no limit. */
  counts: { day: string; perDay: number } | null;
}

interface NewPlace {
  retryOf: null;
  /** Null: a new conversation. */
  conversationId: string | null;
  /** Title of a new conversation. */
  title: string;
  missionId: string | null;
}

/** gone: the person has no such conversation, or no unfinished answer to ask for again. */
export type BegunTurn = { ok: true; turn: TurnRow; isWithinLimit: boolean } | { ok: false; reason: "gone" };

/**
 * Saves a question and counts it, both or neither. A question over the limit is saved, too, as its answer says that the
 * limit is reached.
 */
export async function beginTurn(
  { userId, question, askedAt, place, counts }: NewTurn,
  executor: Executor = db(),
): Promise<BegunTurn> {
  return inTransaction(executor, async (tx): Promise<BegunTurn> => {
    if (!(await lockPerson({ userId }, tx))) return { ok: false, reason: "gone" };
    await endLapsedTurns({ userId }, tx);
    const position =
      place.retryOf === null
        ? await findPosition({ userId, question, ...place }, tx)
        : await findRetried({ userId, id: place.retryOf }, tx);
    if (!position) return { ok: false, reason: "gone" };
    const isWithinLimit = counts === null || (await reserveQuestion({ userId, ...counts }, tx));
    const fresh = {
      ...position,
      userId,
      askedAt: afterAllOf(userId, askedAt),
      writtenAt: sql`now()`,
      state: "writing" as const,
      origin: "model" as const,
      answer: "",
      blocks: [],
      sources: [],
      countedOn: isWithinLimit && counts ? counts.day : null,
    };
    const [turn] = await tx
      .insert(coachTurns)
      .values(fresh)
      .onConflictDoUpdate({ target: coachTurns.id, set: fresh })
      .returning();
    if (!turn) throw new Error("A question was neither added nor found.");
    return { ok: true, turn, isWithinLimit };
  });
}

/**
 * Orders the questions of one person strictly, because `countAhead` compares `askedAt`: two within a millisecond, or
 * from processes whose clocks differ, would both count as the first.
 */
const afterAllOf = (userId: string, askedAt: Date) =>
  sql`greatest(${askedAt.toISOString()}::timestamptz, (
    select date_trunc('milliseconds', max(t.asked_at)) + interval '1 millisecond' from ${coachTurns} t
    where t.user_id = ${userId}))`;

type TurnPosition = Pick<TurnRow, "conversationId" | "position" | "question"> & { id?: string };

/** The position after the last one of a conversation, or the first of a new one. */
async function findPosition(
  { userId, question, conversationId, title, missionId }: Pick<NewTurn, "userId" | "question"> & NewPlace,
  tx: Executor,
): Promise<TurnPosition | null> {
  if (conversationId) {
    const [conversation] = await tx
      .update(coachConversations)
      .set({ updatedAt: sql`now()` })
      .where(and(eq(coachConversations.id, conversationId), eq(coachConversations.userId, userId)))
      .returning({
        missionId: coachConversations.missionId,
        sharesAnswers: coachConversations.sharesAnswers,
        // With one table in the statement, Drizzle writes columns without it.
        last: sql`(select coalesce(max(t.position), 0) from ${coachTurns} t where t.conversation_id = ${conversationId} and t.user_id = ${userId})`.mapWith(
          Number,
        ),
      });
    if (!conversation) return null;
    if (conversation.last < MAX_TURNS) return { conversationId, position: conversation.last + 1, question };
    const { sharesAnswers } = conversation;
    return begin({ userId, title, missionId: missionId ?? conversation.missionId, sharesAnswers }, question, tx);
  }
  return begin({ userId, title, missionId, sharesAnswers: false }, question, tx);
}

async function begin(
  conversation: Pick<typeof coachConversations.$inferSelect, "userId" | "title" | "missionId" | "sharesAnswers">,
  question: string,
  tx: Executor,
): Promise<TurnPosition> {
  const [begun] = await tx.insert(coachConversations).values(conversation).returning({ id: coachConversations.id });
  if (!begun) throw new Error("A conversation was not added.");
  return { conversationId: begun.id, position: 1, question };
}

const ASKED_AGAIN = ["stopped", "broken", "failed"] as const;

async function findRetried({ userId, id }: { userId: string; id: string }, tx: Executor): Promise<TurnPosition | null> {
  const [turn] = await tx
    .select({
      id: coachTurns.id,
      conversationId: coachTurns.conversationId,
      position: coachTurns.position,
      question: coachTurns.question,
    })
    .from(coachTurns)
    .where(and(eq(coachTurns.id, id), eq(coachTurns.userId, userId), inArray(coachTurns.state, ASKED_AGAIN)));
  return turn ?? null;
}

/** Ends turns of killed processes and refunds their questions: they would use quota and delay new ones. */
async function endLapsedTurns({ userId }: { userId: string }, tx: Executor): Promise<void> {
  const lapsed = await tx
    .update(coachTurns)
    .set({ state: "broken" })
    .where(and(eq(coachTurns.userId, userId), hasLapsed()))
    .returning({ id: coachTurns.id, countedOn: coachTurns.countedOn });
  for (const { id, countedOn } of lapsed) {
    if (countedOn === null) continue;
    await tx.update(coachTurns).set({ countedOn: null }).where(eq(coachTurns.id, id));
    await refundQuestion({ userId, day: countedOn, hasCost: false }, tx);
  }
}
