import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, pgView, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns";
import { profiles } from "./people";

/** A learner's missions. `mission_id` is the content's stable id, `career_path` null for those on no path. */
export const userMissions = pgTable(
  "user_missions",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    missionId: text("mission_id").notNull(),
    careerPath: text("career_path"),
    missionOrder: smallint("mission_order").notNull(),
    status: text("status", { enum: ["locked", "active", "completed"] }).notNull(),
    progress: smallint("progress").notNull().default(0),
    completedAt: timestamptz("completed_at"),
    /** Beside all paths: no number of missions counts it. */
    isBonus: boolean("is_bonus").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.missionId] })],
);

/**
 * Ticks and answers. A row exists once the learner has touched the task; an item of a checklist has one of its own, under
 * `<task>.<item>`.
 */
export const userTasks = pgTable(
  "user_tasks",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    missionId: text("mission_id").notNull(),
    taskId: text("task_id").notNull(),
    completed: boolean("completed").notNull().default(false),
    answer: text("answer").notNull().default(""),
    // Times of the learner's last act, so that merging a late device goes by the last explicit action.
    tickedAt: timestamptz("ticked_at"),
    answeredAt: timestamptz("answered_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.missionId, table.taskId] })],
);

/** Private notes, one per mission; kept when missions begin anew. */
export const userNotes = pgTable(
  "user_notes",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    missionId: text("mission_id").notNull(),
    note: text("note").notNull(),
    notedAt: timestamptz("noted_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.missionId] })],
);

/** Rows that a reset removed, in their state before it, for the undo. */
export const snapshots = pgTable(
  "snapshots",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    reset: text("reset", { enum: ["repeat-quiz", "switch-path"] }).notNull(),
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (table) => [
    index("snapshots_user").on(table.userId, table.createdAt),
    index("snapshots_expires").on(table.expiresAt),
  ],
);

/** Every credit of XP, once per person, kind and ref; `user_progress.total_xp` is its sum. */
export const xpLedger = pgTable(
  "xp_ledger",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["quiz", "mission", "mission-bonus"] }).notNull(),
    ref: text("ref").notNull(),
    amount: integer("amount").notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.ref] })],
);

/** The JSON shape of `missions_data` that the specification names, derived from the rows. */
export const userMissionsData = pgView("user_missions_data", {
  userId: uuid("user_id").notNull(),
  missionsData: jsonb("missions_data").notNull(),
}).as(sql`
  select m.user_id,
         jsonb_agg(
           jsonb_build_object(
             'id', m.mission_id,
             'order', m.mission_order,
             'careerPath', m.career_path,
             'status', m.status,
             'progress', m.progress,
             'tasks', coalesce((
               select jsonb_agg(jsonb_build_object('id', t.task_id, 'completed', t.completed) order by t.task_id)
               from user_tasks t
               where t.user_id = m.user_id and t.mission_id = m.mission_id and position('.' in t.task_id) = 0
             ), '[]'::jsonb)
           ) order by m.career_path nulls first, m.mission_order
         ) as missions_data
  from user_missions m
  group by m.user_id
`);
