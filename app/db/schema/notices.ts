import { date, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { NOTICE_KINDS } from "~/domain/messages/notices";
import { timestamptz } from "./columns";
import { sessions } from "./login";
import { profiles } from "./people";

/** A notice for a person and a day: one row, so that it goes out once, however often its job runs. */
export const notices = pgTable(
  "notices",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    kind: text("kind", { enum: NOTICE_KINDS }).notNull(),
    day: date("day", { mode: "string" }).notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    /** Time of a worker's claim; another worker takes over when it has expired. */
    claimedAt: timestamptz("claimed_at"),
    endedAt: timestamptz("ended_at"),
    /** Sent, or dropped because it was no longer wanted. */
    outcome: text("outcome", { enum: ["sent", "dropped"] }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.day] }),
    index("notices_created").on(table.createdAt),
  ],
);

/** A phone that may get notifications: while a member is logged in on it; the row goes with that session. */
export const pushTokens = pgTable(
  "push_tokens",
  {
    sessionHash: text("session_hash")
      .primaryKey()
      .references(() => sessions.tokenHash, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    token: text("token").notNull().unique(),
    platform: text("platform", { enum: ["android", "ios"] }).notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [index("push_tokens_user").on(table.userId)],
);
