import { sql } from "drizzle-orm";
import { date, foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { CONTACT_STATES, ORIGINS, WAYS } from "../../domain/contacts/contact";
import { timestamptz } from "./columns";
import { profiles } from "./people";

/** Contacts of learners. A deleted one stays for a while without words, so that no device brings it back. */
export const contacts = pgTable(
  "contacts",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    /** Made by the device. */
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    origin: text("origin", { enum: ORIGINS }),
    way: text("way", { enum: WAYS }),
    state: text("state", { enum: CONTACT_STATES }).notNull(),
    nextStep: text("next_step").notNull().default(""),
    nextOn: date("next_on", { mode: "string" }),
    note: text("note").notNull().default(""),
    /** Time of the value that counts, by field. */
    toldAt: jsonb("told_at").notNull().default({}),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    touchedAt: timestamptz("touched_at").notNull().defaultNow(),
    deletedAt: timestamptz("deleted_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("contacts_touched")
      .on(table.touchedAt)
      .where(sql`${table.deletedAt} is null`),
    index("contacts_deleted")
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/** When each contact first reached a state: what is counted, without a name. */
export const contactMoves = pgTable(
  "contact_moves",
  {
    userId: uuid("user_id").notNull(),
    contactId: uuid("contact_id").notNull(),
    state: text("state", { enum: CONTACT_STATES }).notNull(),
    movedAt: timestamptz("moved_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.contactId, table.state] }),
    foreignKey({ columns: [table.userId, table.contactId], foreignColumns: [contacts.userId, contacts.id] }).onDelete(
      "cascade",
    ),
  ],
);
