import { jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns";
import { profiles } from "./people";

/** Learners' values by the names of a calculator's rows. Results are worked out when they are read. */
export const calculations = pgTable(
  "calculations",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    /** Slug of the content; one that is gone keeps its row. */
    calculatorId: text("calculator_id").notNull(),
    inputs: jsonb("inputs").$type<Record<string, number>>().notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.calculatorId] })],
);
