import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { ANSWER_ORIGINS, ANSWER_STATES } from "../../domain/coach/chat";
import { timestamptz } from "./columns";
import { profiles } from "./people";

const person = () =>
  uuid("user_id")
    .notNull()
    .references(() => profiles.userId, { onDelete: "cascade" });

export const coachConversations = pgTable(
  "coach_conversations",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: person(),
    /** The beginning of its first question. */
    title: text("title").notNull(),
    /** The mission in which it was started. */
    missionId: text("mission_id"),
    /** „Meine Antworten mitgeben“, asked for each conversation. */
    sharesAnswers: boolean("shares_answers").notNull().default(false),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  (table) => [index("coach_conversations_user").on(table.userId, table.updatedAt)],
);

/** A question and its answer. */
export const coachTurns = pgTable(
  "coach_turns",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: person(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => coachConversations.id, { onDelete: "cascade" }),
    position: smallint("position").notNull(),
    question: text("question").notNull(),
    askedAt: timestamptz("asked_at").notNull().defaultNow(),
    /** The visible answer as Markdown. */
    answer: text("answer").notNull().default(""),
    blocks: jsonb("blocks").notNull().default([]),
    sources: jsonb("sources").notNull().default([]),
    state: text("state", { enum: ANSWER_STATES }).notNull().default("writing"),
    origin: text("origin", { enum: ANSWER_ORIGINS }).notNull().default("model"),
    /** The day whose limit it counts against; null when it does not count, or no longer. */
    countedOn: date("counted_on", { mode: "string" }),
    /** Heartbeat: updated again and again while the answer is being written. */
    writtenAt: timestamptz("written_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("coach_turns_place").on(table.conversationId, table.position),
    index("coach_turns_user_asked").on(table.userId, table.askedAt),
    index("coach_turns_writing")
      .on(table.userId)
      .where(sql`${table.state} = 'writing'`),
  ],
);

/** Questions per calendar day in Germany that count against the limit of the free plan. */
export const coachUsage = pgTable(
  "coach_usage",
  {
    userId: person(),
    day: date("day", { mode: "string" }).notNull(),
    used: smallint("used").notNull(),
    /** Number of questions refunded although the model had been at work. */
    givenBack: smallint("given_back").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index("coach_usage_day").on(table.day)],
);

/** The model's tokens, without who asked and what. */
export const coachTokens = pgTable(
  "coach_tokens",
  {
    day: date("day", { mode: "string" }).notNull(),
    plan: text("plan").notNull(),
    calls: integer("calls").notNull().default(0),
    inputTokens: bigint("input_tokens", { mode: "number" }).notNull().default(0),
    outputTokens: bigint("output_tokens", { mode: "number" }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.plan] })],
);

/** The personal action plan: its settings and its sentences. Dates are computed, never stored. */
export const actionPlans = pgTable("action_plans", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => profiles.userId, { onDelete: "cascade" }),
  careerPath: text("career_path").notNull(),
  goal: text("goal").notNull(),
  startDay: date("start_day", { mode: "string" }).notNull(),
  eveningsPerWeek: smallint("evenings_per_week").notNull(),
  hoursPerEvening: smallint("hours_per_evening").notNull(),
  /** Days of the week without work, 1 Monday to 7 Sunday. */
  daysOff: jsonb("days_off").notNull().default([]),
  /** Pauses, each with first and last day. */
  pauses: jsonb("pauses").notNull().default([]),
  /** Sentences for the plan and for its weeks, by the model, the app or the learner. */
  words: jsonb("words").notNull().default({}),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  updatedAt: timestamptz("updated_at").notNull().defaultNow(),
});
