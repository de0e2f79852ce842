import { jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns";
import type { Answers, CategoryScores } from "~/domain/quiz/quiz";
import { profiles } from "./people";

/** Answers from 1 (does not apply) to 5 (applies fully), while the test is being taken. */
export const quizAnswers = pgTable(
  "quiz_answers",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    questionId: text("question_id").notNull(),
    value: smallint("value").notNull(),
    answeredAt: timestamptz("answered_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questionId] })],
);

/**
 * The finished test: the sums of the eight categories, for the chart on the result page, and the answers, as one row
 * instead of 24. Tests finished before that column existed have no answers here: theirs stay in `quiz_answers`.
 */
export const quizResults = pgTable("quiz_results", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => profiles.userId, { onDelete: "cascade" }),
  categoryScores: jsonb("category_scores").$type<CategoryScores>().notNull(),
  finishedAt: timestamptz("finished_at").notNull().defaultNow(),
  answers: jsonb("answers").$type<Answers>(),
});
