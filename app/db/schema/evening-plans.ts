import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns";
import { profiles } from "./people";

/** Learners' plans for the evening of a mission, in their own words; kept when missions begin anew. */
export const eveningPlans = pgTable(
  "evening_plans",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    missionId: text("mission_id").notNull(),
    ifThen: text("if_then").notNull().default(""),
    otherwise: text("otherwise").notNull().default(""),
    /** When each sentence was written; null: never. */
    ifThenAt: timestamptz("if_then_at"),
    otherwiseAt: timestamptz("otherwise_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.missionId] })],
);
