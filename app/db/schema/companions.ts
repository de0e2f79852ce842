import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { PICKS } from "../../domain/companions/companion";
import { timestamptz } from "./columns";
import { profiles } from "./people";

/**
 * Companions of learners, without an account: one at most. Until they have said yes by mail there is an invitation
 * without an address; at the end the row goes, and nothing of it stays.
 */
export const companions = pgTable(
  "companions",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    /** Names the row in sealed links; another one with each step, so that no earlier link fits. */
    linkKey: uuid("link_key").notNull().unique().defaultRandom(),
    shownName: text("shown_name").notNull(),
    figures: jsonb("figures").notNull(),
    sentence: text("sentence").notNull().default(""),
    /** Address of the companion, once they have confirmed it; null: invited. */
    email: text("email"),
    confirmedAt: timestamptz("confirmed_at"),
    pick: text("pick", { enum: PICKS }),
    reply: text("reply").notNull().default(""),
    answeredAt: timestamptz("answered_at"),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    /** End of the invitation, then of the twelve weeks. */
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (table) => [
    index("companions_expires").on(table.expiresAt),
    index("companions_email").on(table.email),
    // All that a Sunday's batch asks, so that it reads no row.
    index("companions_running")
      .on(table.userId, table.expiresAt)
      .where(sql`${table.email} is not null`),
  ],
);
