import { and, eq, sql } from "drizzle-orm";
import type { Credit } from "~/domain/level/gains";
import { QUIZ_MISSION_ID } from "~/domain/missions/missions";
import type { Answers, CategoryScores } from "~/domain/quiz/quiz";
import { quizXpEntries, sumXp } from "~/domain/level/xp";
import { db } from "../connection/client.server";
import { countCompletedMissions, openMissions, type MissionRef } from "./missions.server";
import type { Executor } from "../connection/open.server";
import { openWithinReach, type MissionsOfPath } from "./open-within-reach.server";
import { quizAnswers, quizResults, userMissions, userProgress } from "../schema";
import { inTransaction, lockPerson } from "../connection/transaction";
import { creditXp } from "./xp.server";

export async function listQuizAnswers({ userId }: { userId: string }, executor: Executor = db()): Promise<Answers> {
  const rows = await executor
    .select({ questionId: quizAnswers.questionId, value: quizAnswers.value })
    .from(quizAnswers)
    .where(eq(quizAnswers.userId, userId));
  return Object.fromEntries(rows.map(({ questionId, value }) => [questionId, value]));
}

/** Saves answers unless the test is finished; a later answer to the same question replaces the earlier one. */
export async function saveQuizAnswers(
  { userId, answers }: { userId: string; answers: Answers },
  executor: Executor = db(),
): Promise<void> {
  const entries = Object.entries(answers);
  if (entries.length === 0) return;
  await inTransaction(executor, async (tx) => {
    const person = await lockPerson({ userId }, tx);
    if (!person || person.quizCompleted) return;
    await tx
      .insert(quizAnswers)
      .values(entries.map(([questionId, value]) => ({ userId, questionId, value })))
      .onConflictDoUpdate({
        target: [quizAnswers.userId, quizAnswers.questionId],
        set: { value: sql`excluded.value`, answeredAt: sql`now()` },
      });
  });
}

/** The result, and the answers that it was made of. */
export async function getQuizResult({ userId }: { userId: string }, executor: Executor = db()) {
  const [result] = await executor
    .select({ categoryScores: quizResults.categoryScores, answers: quizResults.answers })
    .from(quizResults)
    .where(eq(quizResults.userId, userId));
  return result ?? null;
}

export type QuizFinished =
  | { ok: true; credit: Credit; personalityType: string }
  | { ok: false; reason: "already-finished" };

/**
 * Finishes the test once, in one transaction; `decide` runs inside it, so that the result matches the stored answers
 * exactly.
 */
export async function finishQuiz(
  {
    userId,
    decide,
    next,
    missionsOf,
    now,
  }: {
    userId: string;
    decide: (answers: Answers) => { categoryScores: CategoryScores; personalityType: string };
    next: MissionRef | null;
    missionsOf: MissionsOfPath;
    now: Date;
  },
  executor: Executor = db(),
): Promise<QuizFinished> {
  return inTransaction(executor, async (tx): Promise<QuizFinished> => {
    const person = await lockPerson({ userId }, tx);
    if (!person || person.quizCompleted) return { ok: false, reason: "already-finished" };
    const answers = await listQuizAnswers({ userId }, tx);
    const { categoryScores, personalityType } = decide(answers);
    await tx
      .update(userProgress)
      .set({ quizCompleted: true, personalityType, updatedAt: sql`now()` })
      .where(eq(userProgress.userId, userId));
    await tx
      .insert(quizResults)
      .values({ userId, categoryScores, finishedAt: now, answers })
      .onConflictDoUpdate({ target: quizResults.userId, set: { categoryScores, finishedAt: now, answers } });
    await tx.delete(quizAnswers).where(eq(quizAnswers.userId, userId));
    await tx
      .update(userMissions)
      .set({ status: "completed", progress: 100, completedAt: now })
      .where(and(eq(userMissions.userId, userId), eq(userMissions.missionId, QUIZ_MISSION_ID)));
    if (next) await openMissions({ userId, careerPath: null, missions: [next] }, tx);
    const credited = await creditXp({ userId, entries: quizXpEntries() }, tx);
    await openWithinReach({ userId, missionsOf, now }, tx);
    const xp = sumXp(credited);
    const completedMissions = await countCompletedMissions({ userId }, tx);
    return { ok: true, credit: { xp, bonusXp: 0, totalXp: person.totalXp + xp, completedMissions }, personalityType };
  });
}
