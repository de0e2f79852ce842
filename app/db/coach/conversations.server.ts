import { and, asc, desc, eq, exists, ilike, or, sql } from "drizzle-orm";
import { db } from "../connection/client.server";
import { containing } from "../account/containing";
import type { Executor } from "../connection/open.server";
import { coachConversations, coachTurns } from "../schema";
import { inTransaction, lockPerson } from "../connection/transaction";
import { hasLapsed } from "./lapse";
import type { TurnRow } from "./turn-row";

export type ConversationRow = typeof coachConversations.$inferSelect;

interface One {
  userId: string;
  id: string;
}

const isOwn = ({ userId, id }: One) => and(eq(coachConversations.userId, userId), eq(coachConversations.id, id));

/**
 * Conversations, the latest first, from after `before`; with a search, those with a match in a question or an answer.
 */
export async function listConversationRows(
  { userId, before, search, limit }: { userId: string; before: One["id"] | null; search: string; limit: number },
  executor: Executor = db(),
): Promise<ConversationRow[]> {
  const found = containing(search);
  const turns = executor
    .select({ one: sql`1` })
    .from(coachTurns)
    .where(
      and(
        eq(coachTurns.conversationId, coachConversations.id),
        eq(coachTurns.userId, coachConversations.userId),
        or(ilike(coachTurns.question, found), ilike(coachTurns.answer, found)),
      ),
    );
  // Compared in the database, as a Date would lose the microseconds.
  const earlier = sql`(${coachConversations.updatedAt}, ${coachConversations.id}) < (
    select b.updated_at, b.id from ${coachConversations} b where b.id = ${before} and b.user_id = ${userId})`;
  return executor
    .select()
    .from(coachConversations)
    .where(and(eq(coachConversations.userId, userId), before ? earlier : undefined, search ? exists(turns) : undefined))
    .orderBy(desc(coachConversations.updatedAt), desc(coachConversations.id))
    .limit(limit);
}

/** A conversation with its turns, oldest first; null when it belongs to another person. */
export async function findConversation(
  one: One,
  executor: Executor = db(),
): Promise<{ conversation: ConversationRow; turns: TurnRow[] } | null> {
  const [conversation] = await executor.select().from(coachConversations).where(isOwn(one));
  if (!conversation) return null;
  const rows = await executor
    .select({ turn: coachTurns, isLapsed: hasLapsed().mapWith(Boolean) })
    .from(coachTurns)
    .where(and(eq(coachTurns.conversationId, one.id), eq(coachTurns.userId, one.userId)))
    .orderBy(asc(coachTurns.position));
  const turns = rows.map(({ turn, isLapsed }) => (isLapsed ? { ...turn, state: "broken" as const } : turn));
  return { conversation, turns };
}

/**
 * Deletes a conversation. Locks the person first: a question locks turns before the conversation, a deletion the
 * reverse.
 */
export async function deleteConversationRow(one: One, executor: Executor = db()): Promise<boolean> {
  return inTransaction(executor, async (tx) => {
    await lockPerson(one, tx);
    const deleted = await tx.delete(coachConversations).where(isOwn(one)).returning({ id: coachConversations.id });
    return deleted.length > 0;
  });
}

export async function deleteConversationRows({ userId }: { userId: string }, executor: Executor = db()): Promise<void> {
  await inTransaction(executor, async (tx) => {
    await lockPerson({ userId }, tx);
    await tx.delete(coachConversations).where(eq(coachConversations.userId, userId));
  });
}

export async function setSharesAnswers(
  { sharesAnswers, ...one }: One & { sharesAnswers: boolean },
  executor: Executor = db(),
): Promise<boolean> {
  const changed = await executor
    .update(coachConversations)
    .set({ sharesAnswers })
    .where(isOwn(one))
    .returning({ id: coachConversations.id });
  return changed.length > 0;
}
