import { boolean, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns";
import { profiles } from "./people";

/** Learners' feedback on the text of a mission, for its editors. */
export const missionFeedback = pgTable(
  "mission_feedback",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    /** Id of the content; one that is gone keeps its row. */
    missionId: text("mission_id").notNull(),
    /** null: not said. */
    isHelpful: boolean("is_helpful"),
    /** Faults of the text, in the learner's words; empty: none, or taken back. */
    remark: text("remark").notNull().default(""),
    remarkedAt: timestamptz("remarked_at"),
    saidAt: timestamptz("said_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.missionId] })],
);
