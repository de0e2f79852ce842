import { and, eq, ilike, like, ne, or, sql } from "drizzle-orm";
import { blankTask, isBlankTask } from "~/domain/blanks/blank-work";
import { db } from "../connection/client.server";
import { containing } from "../account/containing";
import type { Executor } from "../connection/open.server";
import { toInputs } from "../calculations/calculations.server";
import { calculations, userNotes, userTasks } from "../schema";

interface Search {
  userId: string;
  /** Text to search for, in any case; empty: everything. */
  search: string;
}

/**
 * Answers of all missions the learner ever had, and, whatever is searched for, the ticked items and what stands in the
 * blanks of templates: one query.
 */
export async function listAnswersAndTicks({ userId, search }: Search, executor: Executor = db()) {
  const isFound = and(ne(userTasks.answer, ""), search ? ilike(userTasks.answer, containing(search)) : undefined);
  const isTickedItem = and(userTasks.completed, sql`position('.' in ${userTasks.taskId}) > 0`);
  const isBlank = and(ne(userTasks.answer, ""), like(userTasks.taskId, `${blankTask("")}%`));
  const rows = await executor
    .select({
      missionId: userTasks.missionId,
      taskId: userTasks.taskId,
      answer: userTasks.answer,
      isFound: sql`${isFound}`.mapWith(Boolean),
    })
    .from(userTasks)
    .where(and(eq(userTasks.userId, userId), or(isFound, isTickedItem, isBlank)));
  const tasks = rows.filter(({ taskId }) => !isBlankTask(taskId));
  return {
    answers: tasks.flatMap(({ isFound: isAnswer, ...row }) => (isAnswer ? [row] : [])),
    tickedItems: tasks.flatMap(({ isFound: isAnswer, missionId, taskId }) => (isAnswer ? [] : [{ missionId, taskId }])),
    blanks: rows.flatMap(({ isFound: _, ...row }) => (isBlankTask(row.taskId) ? [row] : [])),
  };
}

/** Notes of all missions the learner ever had, and what they have calculated, whatever is searched for: one query. */
export async function listNotesAndCalculations({ userId, search }: Search, executor: Executor = db()) {
  const notes = executor
    .select({ of: userNotes.missionId, note: sql<string | null>`${userNotes.note}`, inputs: sql<unknown>`null::jsonb` })
    .from(userNotes)
    .where(
      and(
        eq(userNotes.userId, userId),
        ne(userNotes.note, ""),
        search ? ilike(userNotes.note, containing(search)) : undefined,
      ),
    );
  const kept = executor
    .select({
      of: calculations.calculatorId,
      note: sql<string | null>`null::text`,
      inputs: sql<unknown>`${calculations.inputs}`,
    })
    .from(calculations)
    .where(eq(calculations.userId, userId));
  const rows = await notes.unionAll(kept);
  return {
    notes: rows.flatMap(({ of, note }) => (note === null ? [] : [{ missionId: of, note }])),
    calculations: new Map(rows.flatMap(({ of, note, inputs }) => (note === null ? [[of, toInputs(inputs)]] : []))),
  };
}
