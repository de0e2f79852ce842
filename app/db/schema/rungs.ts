import { boolean, date, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { RUNG_KINDS } from "../../domain/rungs/rungs";
import { timestamptz } from "./columns";
import { profiles } from "./people";

/** Rungs that learners have reached on their way: kind and first day alone, which outlive their origin. */
export const rungs = pgTable(
  "rungs",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    kind: text("kind", { enum: RUNG_KINDS }).notNull(),
    /** Said by the person, rather than following from what they did in the app; both may be known. */
    isSaid: boolean("is_said").notNull(),
    on: date("on_day", { mode: "string" }).notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.isSaid] })],
);
