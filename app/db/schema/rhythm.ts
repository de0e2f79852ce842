import { date, index, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { FOLLOW_UPS } from "../../domain/calendar/follow-ups";
import { timestamptz } from "./columns";
import { profiles } from "./people";

/** The evenings that a learner has set aside; with a plan of 90 days its weekdays and hours are the same. */
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
    /** First day in the calendar. */
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    /** The last day of a pause. */
    pausedUntil: date("paused_until", { mode: "string" }),
    /** Identifies the calendar; null: none is connected. Its URL needs the server's secret, too. */
    calendarKey: uuid("calendar_key").unique(),
    /** Slugs of the deadlines shown in the calendar, too. */
    deadlines: jsonb("deadlines").notNull().default([]),
    /** Whether days of the Kundenweg stand in the calendar, and with initials; null: they do not. */
    followUps: text("follow_ups", { enum: FOLLOW_UPS }),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  // Index for batches of members to remind within the next minutes.
  (table) => [index("rhythms_time").on(table.time, table.userId)],
);
