import { and, asc, eq, gt, gte, isNull, lt, lte, or, sql } from "drizzle-orm";
import { weekdayOf } from "~/domain/action-plan/calendar-days";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { rhythms, userProgress, userSettings } from "../schema";

/** Rows that one statement looks at. */
const DUE_BATCH = 1_000;

/** A batch of persons, and the place at which the next one begins; null: this is the last. */
export interface DueBatch<Place> {
  userIds: string[];
  next: Place | null;
}

export interface RhythmPlace {
  time: string;
  userId: string;
}

/** Members with a reminder switched on whose evening began after `from` and by `until`, times of one day. */
export async function listReminded(
  { day, from, until, after }: { day: string; from: string; until: string; after: RhythmPlace | null },
  executor: Executor = db(),
): Promise<DueBatch<RhythmPlace>> {
  const place = sql`(${rhythms.time}, ${rhythms.userId})`;
  // Subquery by key for each row: a join would read all settings for a few dozen persons.
  const wantsIt = executor
    .select({ wantsIt: or(userSettings.dailyReminder, userSettings.reminderMail) ?? sql`false` })
    .from(userSettings)
    .where(eq(userSettings.userId, rhythms.userId));
  const isDue = and(
    sql`${rhythms.weekdays} @> ${String(weekdayOf(day))}::jsonb`,
    lte(rhythms.startsOn, day),
    or(isNull(rhythms.pausedUntil), lt(rhythms.pausedUntil, day)),
    sql`(${wantsIt})`,
  );
  const rows = await executor
    .select({ time: rhythms.time, userId: rhythms.userId, isDue: sql`coalesce(${isDue}, false)`.mapWith(Boolean) })
    .from(rhythms)
    .where(
      and(
        gt(rhythms.time, from),
        lte(rhythms.time, until),
        after ? sql`${place} > (${after.time}, ${after.userId}::uuid)` : undefined,
      ),
    )
    .orderBy(asc(rhythms.time), asc(rhythms.userId))
    .limit(DUE_BATCH);
  const last = rows.length === DUE_BATCH ? rows.at(-1) : undefined;
  return {
    userIds: rows.filter((row) => row.isDue).map(({ userId }) => userId),
    next: last ? { time: last.time, userId: last.userId } : null,
  };
}

/** Members with the weekly mail switched on. */
export async function listWeekly(
  { after }: { after: string | null },
  executor: Executor = db(),
): Promise<DueBatch<string>> {
  const rows = await executor
    .select({ userId: userSettings.userId })
    .from(userSettings)
    .where(and(userSettings.weeklyMail, after === null ? undefined : gt(userSettings.userId, after)))
    .orderBy(asc(userSettings.userId))
    .limit(DUE_BATCH);
  return inBatches(rows.map(({ userId }) => userId));
}

export interface TrialPlace {
  /** The time as the database's text: a Date has no microseconds, and would begin before its own row. */
  startedAt: string;
  userId: string;
}

/** Members whose trial began in [from, before), whatever contracts they have by now. */
export async function listTrials(
  { from, before, after }: { from: Date; before: Date; after: TrialPlace | null },
  executor: Executor = db(),
): Promise<DueBatch<TrialPlace>> {
  const { trialStartDate, userId } = userProgress;
  const rows = await executor
    .select({ userId, startedAt: sql`${trialStartDate}::text`.mapWith(String) })
    .from(userProgress)
    .where(
      and(
        after
          ? sql`(${trialStartDate}, ${userId}) > (${after.startedAt}::timestamptz, ${after.userId}::uuid)`
          : gte(trialStartDate, from),
        lt(trialStartDate, before),
      ),
    )
    .orderBy(asc(trialStartDate), asc(userId))
    .limit(DUE_BATCH);
  const last = rows.length === DUE_BATCH ? rows.at(-1) : undefined;
  return { userIds: rows.map((row) => row.userId), next: last ?? null };
}

const inBatches = (userIds: string[]): DueBatch<string> => ({
  userIds,
  next: userIds.length === DUE_BATCH ? (userIds.at(-1) ?? null) : null,
});
