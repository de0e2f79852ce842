import { date, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { NOTICE_KINDS } from "~/domain/messages/notices";
import { timestamptz } from "./columns";
import { profiles } from "./people";

/** What somebody was to be told about a day: one row, so that it goes out once, however often its job runs. */
export const notices = pgTable(
  "notices",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    kind: text("kind", { enum: NOTICE_KINDS }).notNull(),
    day: date("day", { mode: "string" }).notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    /** A worker has it; another one takes it when that one says no more. */
    claimedAt: timestamptz("claimed_at"),
    endedAt: timestamptz("ended_at"),
    /** Sent, or by then not wanted any more. */
    outcome: text("outcome", { enum: ["sent", "dropped"] }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.day] }),
    index("notices_created").on(table.createdAt),
  ],
);
