import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { XP_PER_LEVEL } from "~/domain/level/levels";
import { timestamptz } from "./columns";

/** A registered person. Names and columns are the specification's; other tools may read them. */
export const profiles = pgTable("profiles", {
  userId: uuid("user_id").primaryKey().defaultRandom(),
  firstName: text("first_name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  // Identifies the inviting member in a referral link; reveals nothing about the person.
  referralCode: text("referral_code")
    .notNull()
    .unique()
    .default(sql`substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)`),
  referralArrivals: integer("referral_arrivals").notNull().default(0),
  // Why mail is stopped: the mail server refuses ours for good, or the recipient reported one as spam.
  mailStopped: text("mail_stopped", { enum: ["bounced", "complained"] }),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

/** One person's progress. Missions and tasks are rows of their own; `user_missions_data` gives their JSON shape. */
export const userProgress = pgTable(
  "user_progress",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    // Derived by the database, so that level and total can never disagree.
    level: integer("level")
      .notNull()
      .generatedAlwaysAs(sql.raw(`(total_xp / ${XP_PER_LEVEL}) + 1`)),
    totalXp: integer("total_xp").notNull().default(0),
    quizCompleted: boolean("quiz_completed").notNull().default(false),
    personalityType: text("personality_type"),
    selectedCareerPath: text("selected_career_path"),
    // A copy of the running monthly plan for other tools, by `recordPlan`; the app reads the entitlements.
    subscriptionPlan: text("subscription_plan").notNull().default("free"),
    subscriptionExpiry: timestamptz("subscription_expiry"),
    trialStartDate: timestamptz("trial_start_date").notNull().defaultNow(),
    pushToken: text("push_token"),
    lastActiveDate: date("last_active_date", { mode: "string" }),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  // Index for members whose free weeks are about to end.
  (table) => [index("user_progress_trial").on(table.trialStartDate)],
);

/** A person's settings. A missing row means the defaults. */
export const userSettings = pgTable(
  "user_settings",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    aiEnabled: boolean("ai_enabled").notNull().default(true),
    trialMail: boolean("trial_mail").notNull().default(true),
    weeklyMail: boolean("weekly_mail").notNull().default(false),
    dailyReminder: boolean("daily_reminder").notNull().default(false),
    reminderMail: boolean("reminder_mail").notNull().default(false),
    selfCheck: boolean("self_check").notNull().default(true),
    eveningPush: boolean("evening_push").notNull().default(false),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("user_settings_weekly")
      .on(table.userId)
      .where(sql`${table.weeklyMail}`),
  ],
);
