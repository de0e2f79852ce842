import { date, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { STEP_STATES } from "../../domain/start-steps/start-step";
import { timestamptz } from "./columns";
import { profiles } from "./people";

/** Learners' standings with steps of the way through the offices. */
export const startSteps = pgTable(
  "start_steps",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    /** Slug of the content; one that is gone keeps its row. */
    stepId: text("step_id").notNull(),
    state: text("state", { enum: STEP_STATES }).notNull(),
    /** Day on which it was asked or done. */
    on: date("on_day", { mode: "string" }),
    note: text("note").notNull().default(""),
    /** When state and day were told, and when the note was written; null: before all other acts. */
    stateAt: timestamptz("state_at"),
    noteAt: timestamptz("note_at"),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.stepId] })],
);
