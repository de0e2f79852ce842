import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import { WEEKDAYS } from "~/domain/action-plan/calendar-days";
import type { FollowUps } from "~/domain/calendar/follow-ups";
import { withRhythm, type Rhythm } from "~/domain/rhythm/rhythm";
import { berlinDay } from "~/domain/time/german-dates";
import { getActionPlan } from "./action-plan.server";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { preparedOnce } from "../connection/prepared";
import { actionPlans, profiles, rhythms, userProgress } from "../schema";
import { inTransaction, lockPerson } from "../connection/transaction";

export interface StoredRhythm extends Rhythm {
  startsOn: string;
  calendarKey: string | null;
  /** Slugs of the chosen deadlines. */
  deadlines: readonly string[];
  followUps: FollowUps | null;
}

const weekdays = z.array(z.literal(WEEKDAYS));
const days = z.array(z.string());
const slugs = z.array(z.string());

const toRhythm = (row: typeof rhythms.$inferSelect): StoredRhythm => ({
  weekdays: weekdays.parse(row.weekdays),
  time: row.time,
  hours: row.hours,
  pausedUntil: row.pausedUntil,
  startsOn: row.startsOn,
  calendarKey: row.calendarKey,
  deadlines: slugs.parse(row.deadlines),
  followUps: row.followUps,
});

/**
 * SQL for the days in Germany, from a Monday on, on which the learner worked; work without a stored time is left out.
 */
export const workedSince = (userId: unknown, monday: unknown) => sql`coalesce((
  select json_agg(distinct to_char(w.at at time zone 'Europe/Berlin', 'YYYY-MM-DD')) from (
    select ticked_at as at from user_tasks where user_id = ${userId} and completed
    union all select answered_at from user_tasks where user_id = ${userId}
    union all select completed_at from user_missions where user_id = ${userId}
  ) w where w.at >= (${monday}::date::timestamp at time zone 'Europe/Berlin')
), '[]'::json)`;

const rhythmQuery = preparedOnce((executor: Executor) =>
  executor
    .select({
      rhythm: rhythms,
      worked: workedSince(sql.placeholder("userId"), sql.placeholder("monday")).mapWith((found: unknown) =>
        days.parse(found),
      ),
    })
    .from(rhythms)
    .where(eq(rhythms.userId, sql.placeholder("userId")))
    .prepare("get_rhythm"),
);

/** A rhythm with the days worked on since a Monday, in one query; null when none is set. */
export async function getRhythm({ userId, monday }: { userId: string; monday: string }, executor: Executor = db()) {
  const [row] = await rhythmQuery(executor).execute({ userId, monday });
  return row ? { ...toRhythm(row.rhythm), createdOn: berlinDay(row.rhythm.createdAt), workedDays: row.worked } : null;
}

/** Saves a rhythm. A plan of 90 days follows: it uses the same evenings from now on. */
export async function saveRhythm(
  { userId, rhythm, today }: { userId: string; rhythm: Rhythm; today: string },
  executor: Executor = db(),
): Promise<void> {
  await inTransaction(executor, async (tx) => {
    if (!(await lockPerson({ userId }, tx))) return;
    const row = { ...rhythm, startsOn: today };
    await tx
      .insert(rhythms)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: rhythms.userId, set: { ...row, updatedAt: sql`now()` } });
    const plan = await getActionPlan({ userId }, tx);
    if (!plan) return;
    const { eveningsPerWeek, hoursPerEvening, daysOff, pauses } = withRhythm(plan.settings, rhythm, today);
    await tx
      .update(actionPlans)
      .set({ eveningsPerWeek, hoursPerEvening, daysOff, pauses, updatedAt: sql`now()` })
      .where(eq(actionPlans.userId, userId));
  });
}

export async function deleteRhythm({ userId }: { userId: string }, executor: Executor = db()): Promise<void> {
  await inTransaction(executor, async (tx) => {
    await lockPerson({ userId }, tx);
    await tx.delete(rhythms).where(eq(rhythms.userId, userId));
  });
}

/** Sets a new calendar key, which invalidates the earlier one, or none. */
export async function connectCalendar(
  { userId, isConnected }: { userId: string; isConnected: boolean },
  executor: Executor = db(),
): Promise<void> {
  await inTransaction(executor, async (tx) => {
    await lockPerson({ userId }, tx);
    const calendarKey = isConnected ? randomUUID() : null;
    await tx.update(rhythms).set({ calendarKey }).where(eq(rhythms.userId, userId));
  });
}

/** Sets the deadlines shown in the calendar. Does nothing without a rhythm. */
export async function chooseDeadlines(
  { userId, deadlines }: { userId: string; deadlines: readonly string[] },
  executor: Executor = db(),
): Promise<void> {
  await inTransaction(executor, async (tx) => {
    await lockPerson({ userId }, tx);
    await tx.update(rhythms).set({ deadlines }).where(eq(rhythms.userId, userId));
  });
}

/** Sets what the calendar says of the Kundenweg. Does nothing without a rhythm. */
export async function chooseFollowUps(
  { userId, followUps }: { userId: string; followUps: FollowUps | null },
  executor: Executor = db(),
): Promise<void> {
  await inTransaction(executor, async (tx) => {
    await lockPerson({ userId }, tx);
    await tx.update(rhythms).set({ followUps }).where(eq(rhythms.userId, userId));
  });
}

/** The calendar with this key: its member and everything it is built from. */
export async function findCalendar({ calendarKey }: { calendarKey: string }, executor: Executor = db()) {
  const [row] = await executor
    .select({
      rhythm: rhythms,
      userId: rhythms.userId,
      firstName: profiles.firstName,
      personalityType: userProgress.personalityType,
      selectedCareerPath: userProgress.selectedCareerPath,
      trialStartedAt: userProgress.trialStartDate,
    })
    .from(rhythms)
    .innerJoin(profiles, eq(profiles.userId, rhythms.userId))
    .innerJoin(userProgress, eq(userProgress.userId, rhythms.userId))
    .where(eq(rhythms.calendarKey, calendarKey));
  return row ? { ...row, rhythm: toRhythm(row.rhythm) } : null;
}
