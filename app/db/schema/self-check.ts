import { boolean, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns";
import { profiles } from "./people";

/** When learners answered a question to themselves last, so that it is not asked again too soon. Never a mark. */
export const selfCheckAnswers = pgTable(
  "self_check_answers",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    /** Id of the content; one that is gone keeps its row. */
    questionId: text("question_id").notNull(),
    isRight: boolean("is_right").notNull(),
    answeredAt: timestamptz("answered_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questionId] })],
);
