import { and, eq, sql } from "drizzle-orm";
import { QUIZ_MISSION_ID } from "~/domain/missions";
import type { CategoryScores } from "~/domain/quiz";
import { quizXpEntries, sumXp } from "~/domain/xp";
import { db } from "./client.server";
import { unlockMissions } from "./missions.server";
import type { Executor } from "./open.server";
import { quizAnswers, quizResults, userMissions, userProgress } from "./schema";
import { creditXp } from "./xp.server";

/** Question id → answer from 1 to 5. */
export type Answers = Record<string, number>;

export async function listQuizAnswers({ userId }: { userId: string }, executor: Executor = db): Promise<Answers> {
  const rows = await executor
    .select({ questionId: quizAnswers.questionId, value: quizAnswers.value })
    .from(quizAnswers)
    .where(eq(quizAnswers.userId, userId));
  return Object.fromEntries(rows.map(({ questionId, value }) => [questionId, value]));
}

/** Saves answers unless the test is finished; a later answer to the same question replaces the earlier one. */
export async function saveQuizAnswers(
  { userId, answers }: { userId: string; answers: Answers },
  executor: Executor = db,
): Promise<void> {
  const entries = Object.entries(answers);
  if (entries.length === 0) return;
  await executor
    .insert(quizAnswers)
    .select(
      executor
        .select({
          userId: userProgress.userId,
          questionId: sql<string>`given.question_id`.as("question_id"),
          value: sql<number>`given.value`.as("value"),
          answeredAt: sql`now()`.as("answered_at"),
        })
        .from(userProgress)
        .innerJoin(
          sql`jsonb_to_recordset(${JSON.stringify(entries.map(([question_id, value]) => ({ question_id, value })))}::jsonb) as given(question_id text, value smallint)`,
          sql`true`,
        )
        .where(and(eq(userProgress.userId, userId), eq(userProgress.quizCompleted, false))),
    )
    .onConflictDoUpdate({
      target: [quizAnswers.userId, quizAnswers.questionId],
      set: { value: sql`excluded.value`, answeredAt: sql`now()` },
    });
}

export async function getQuizResult({ userId }: { userId: string }, executor: Executor = db) {
  const [result] = await executor
    .select({ categoryScores: quizResults.categoryScores })
    .from(quizResults)
    .where(eq(quizResults.userId, userId));
  return result ?? null;
}

export type QuizFinished =
  { ok: true; xp: number; personalityType: string } | { ok: false; reason: "already-finished" };

/**
 * Finishes the test once: type, result, start mission 1 and its XP in one transaction. `decide` turns the stored
 * answers into scores and type inside it, so that the result is of exactly what is stored.
 */
export async function finishQuiz(
  {
    userId,
    decide,
    nextMissionId,
    now,
  }: {
    userId: string;
    decide: (answers: Answers) => { categoryScores: CategoryScores; personalityType: string };
    nextMissionId: string | null;
    now: Date;
  },
  executor: Executor = db,
): Promise<QuizFinished> {
  return executor.transaction(async (tx) => {
    const claimed = await tx
      .update(userProgress)
      .set({ quizCompleted: true, updatedAt: sql`now()` })
      .where(and(eq(userProgress.userId, userId), eq(userProgress.quizCompleted, false)))
      .returning({ userId: userProgress.userId });
    if (claimed.length === 0) return { ok: false, reason: "already-finished" };
    const { categoryScores, personalityType } = decide(await listQuizAnswers({ userId }, tx));
    await tx.update(userProgress).set({ personalityType }).where(eq(userProgress.userId, userId));
    await tx
      .insert(quizResults)
      .values({ userId, categoryScores, finishedAt: now })
      .onConflictDoUpdate({ target: quizResults.userId, set: { categoryScores, finishedAt: now } });
    await tx
      .update(userMissions)
      .set({ status: "completed", progress: 100, completedAt: now })
      .where(and(eq(userMissions.userId, userId), eq(userMissions.missionId, QUIZ_MISSION_ID)));
    if (nextMissionId) await unlockMissions({ userId, missionIds: [nextMissionId] }, tx);
    const credited = await creditXp({ userId, entries: quizXpEntries() }, tx);
    return { ok: true, xp: sumXp(credited), personalityType };
  });
}
