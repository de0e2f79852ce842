import { integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { profiles } from "./people";

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** One person's run through the personality test; the seed fixes the shuffled order for reloads and other devices. */
export const quizRuns = pgTable("quiz_runs", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => profiles.userId, { onDelete: "cascade" }),
  seed: integer("seed").notNull(),
  startedAt: timestamptz("started_at").notNull().defaultNow(),
  finishedAt: timestamptz("finished_at"),
  categoryScores: jsonb("category_scores").$type<Record<string, number>>(),
});

/** Answers from 1 (does not apply) to 5 (applies fully). */
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
