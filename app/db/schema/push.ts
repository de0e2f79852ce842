import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns";
import { sessions } from "./login";
import { profiles } from "./people";

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
