import { and, asc, eq, gt, gte, isNull, lt, lte, or, sql } from "drizzle-orm";
import { weekdayOf } from "~/domain/action-plan/calendar-days";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { rhythms, userProgress, userSettings } from "../schema";

/** How many rows a statement looks at. */
const DUE_BATCH = 1_000;

/** Where the next batch begins. */
export interface DueBatch<Place> {
  userIds: string[];
  next: Place | null;
}

export interface RhythmPlace {
  time: string;
  userId: string;
}

/** Whose evening has begun after `from` and by `until`, times of one day, and who wants to be reminded of it. */
export async function listReminded(
  { day, from, until, after }: { day: string; from: string; until: string; after: RhythmPlace | null },
  executor: Executor = db(),
): Promise<DueBatch<RhythmPlace>> {
  const place = sql`(${rhythms.time}, ${rhythms.userId})`;
  // Of each one by their key: joined, all settings would be read for a few dozen.
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

/** Who wants to hear of the week. */
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
  /** As the database writes it: a Date has no microseconds, and would begin before its own row. */
  startedAt: string;
  userId: string;
}

/** Whose trial began from one moment on and before another, whatever they hold by now. */
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
