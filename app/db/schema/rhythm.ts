import { date, index, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns";
import { profiles } from "./people";

/** The evenings somebody has set aside; with a plan of 90 days its weekdays and hours are the same. */
export const rhythms = pgTable(
  "rhythms",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    /** 1 Monday to 7 Sunday. */
    weekdays: jsonb("weekdays").notNull(),
    /** "19:00", in Germany. */
    time: text("time").notNull(),
    hours: smallint("hours").notNull(),
    /** From when on it is in the calendar. */
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    /** The last day of a pause. */
    pausedUntil: date("paused_until", { mode: "string" }),
    /** Names the calendar; null: none is connected. Its address needs the secret of the server, too. */
    calendarKey: uuid("calendar_key").unique(),
    /** Slugs of the deadlines that stand in the calendar, too. */
    deadlines: jsonb("deadlines").notNull().default([]),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  // Whom to remind within the next minutes, in batches.
  (table) => [index("rhythms_time").on(table.time, table.userId)],
);
