import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { COUNTED_STATES, DECISIONS } from "../../domain/experiments/experiment";
import { timestamptz } from "./columns";
import { profiles } from "./people";

/**
 * Learners' tests of their path's assumptions. Of a forgotten one only when is kept. A trigger refuses another
 * threshold once there is a result, and a count that becomes less.
 */
export const experiments = pgTable(
  "experiments",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    experimentId: text("experiment_id").notNull(),
    /** The state from which on the Kundenweg counts a contact; null: typed. */
    counts: text("counts", { enum: COUNTED_STATES }),
    threshold: smallint("threshold"),
    hits: smallint("hits"),
    asked: smallint("asked"),
    decision: text("decision", { enum: DECISIONS }),
    sentence: text("sentence").notNull().default(""),
    startedAt: timestamptz("started_at"),
    thresholdAt: timestamptz("threshold_at"),
    decidedAt: timestamptz("decided_at"),
    /** The first decision: what comes after it is not counted. */
    countedUntil: timestamptz("counted_until"),
    forgottenAt: timestamptz("forgotten_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.experimentId] }),
    index("experiments_forgotten")
      .on(table.forgottenAt)
      .where(sql`${table.forgottenAt} is not null and ${table.threshold} is null`),
    check(
      "experiments_counted",
      sql`(${table.hits} is null) = (${table.asked} is null) and ${table.hits} <= ${table.asked}`,
    ),
    check(
      "experiments_threshold_first",
      sql`${table.threshold} is not null or (${table.asked} is null and ${table.decision} is null)`,
    ),
  ],
);
