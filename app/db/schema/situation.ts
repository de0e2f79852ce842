import { date, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns";
import { profiles } from "./people";

/** How a learner lives and means to work; null where they left a question open. */
export const situations = pgTable("situations", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => profiles.userId, { onDelete: "cascade" }),
  employment: text("employment"),
  insurance: text("insurance"),
  benefits: jsonb("benefits").notNull(),
  customers: text("customers"),
  hours: smallint("hours"),
  startsOn: date("starts_on", { mode: "string" }),
  /** Time of the answer that counts, by question. */
  toldAt: jsonb("told_at").notNull().default({}),
  /** When the answers were last deleted: none that was given before, on whatever device, comes back. */
  forgottenAt: timestamptz("forgotten_at"),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  updatedAt: timestamptz("updated_at").notNull().defaultNow(),
});
