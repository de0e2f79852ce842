import { and, eq, inArray, sql } from "drizzle-orm";
import * as z from "zod";
import { WEEKDAYS } from "~/domain/action-plan/calendar-days";
import { eveningDays } from "~/domain/action-plan/settings";
import type { WantedActionPlan } from "~/domain/action-plan/plan-form";
import { actionPlanWords, type ActionPlanWords } from "~/domain/action-plan/stored-words";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { actionPlans, rhythms, userMissions, userTasks } from "../schema";
import { inTransaction, lockPerson } from "../connection/transaction";

export interface StoredActionPlan extends WantedActionPlan {
  careerPath: string;
  words: ActionPlanWords;
}

/** More weeks than any plan has: those of earlier plans are dropped first. */
const MOST_WEEKS = 120;

const stored = z.object({
  daysOff: z.array(z.literal(WEEKDAYS)),
  pauses: z.array(z.object({ first: z.string(), last: z.string() })),
  words: actionPlanWords,
});

export async function getActionPlan(
  { userId }: { userId: string },
  executor: Executor = db(),
): Promise<StoredActionPlan | null> {
  const [row] = await executor.select().from(actionPlans).where(eq(actionPlans.userId, userId));
  if (!row) return null;
  const { daysOff, pauses, words } = stored.parse(row);
  const { careerPath, goal, startDay, eveningsPerWeek, hoursPerEvening } = row;
  return { careerPath, goal, words, settings: { startDay, eveningsPerWeek, hoursPerEvening, daysOff, pauses } };
}

/** Saves a person's only plan; its sentences stay, as each states the facts it is true of. */
export async function saveActionPlan(
  { userId, careerPath, plan: { goal, settings } }: { userId: string; careerPath: string; plan: WantedActionPlan },
  executor: Executor = db(),
): Promise<void> {
  const { startDay, eveningsPerWeek, hoursPerEvening, daysOff, pauses } = settings;
  const row = { careerPath, goal, startDay, eveningsPerWeek, hoursPerEvening, daysOff, pauses };
  await inTransaction(executor, async (tx) => {
    if (!(await lockPerson({ userId }, tx))) return;
    await tx
      .insert(actionPlans)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: actionPlans.userId, set: { ...row, updatedAt: sql`now()` } });
    // The rhythm follows, as calendar and week use the plan's own evenings.
    const evenings = { weekdays: eveningDays(settings), hours: hoursPerEvening, updatedAt: sql`now()` };
    await tx.update(rhythms).set(evenings).where(eq(rhythms.userId, userId));
  });
}

/** Restarts the plan on this day, with the work that is open then. */
export async function startActionPlanAgain(
  { userId, careerPath, startDay }: { userId: string; careerPath: string; startDay: string },
  executor: Executor = db(),
): Promise<void> {
  await inTransaction(executor, async (tx) => {
    await lockPerson({ userId }, tx);
    await tx
      .update(actionPlans)
      .set({ careerPath, startDay, updatedAt: sql`now()` })
      .where(eq(actionPlans.userId, userId));
  });
}

/** Changes a plan's sentences. They are read after the lock, so that two tabs do not undo each other's sentence. */
async function changeWords(
  { userId, change }: { userId: string; change: (words: ActionPlanWords) => ActionPlanWords },
  executor: Executor,
): Promise<void> {
  await inTransaction(executor, async (tx) => {
    await lockPerson({ userId }, tx);
    const plan = await getActionPlan({ userId }, tx);
    if (!plan) return;
    await tx
      .update(actionPlans)
      .set({ words: change(plan.words), updatedAt: sql`now()` })
      .where(eq(actionPlans.userId, userId));
  });
}

/** Saves the learner's own sentence for the week of a Monday; an empty one removes it. */
export const saveWeekSentence = (
  { userId, monday, text }: { userId: string; monday: string; text: string },
  executor: Executor = db(),
): Promise<void> =>
  changeWords(
    {
      userId,
      change({ plan, weeks }) {
        const others = Object.entries(weeks).filter(([key]) => key !== monday);
        const own = text === "" ? [] : [[monday, { text, by: "person" as const, about: "" }] as const];
        const kept = [...others, ...own].sort(([a], [b]) => (a < b ? -1 : 1)).slice(-MOST_WEEKS);
        return { plan, weeks: Object.fromEntries(kept) };
      },
    },
    executor,
  );

/** Saves the model's sentences; the learner's own ones stay. */
export const saveModelWords = (
  { userId, words }: { userId: string; words: ActionPlanWords },
  executor: Executor = db(),
): Promise<void> =>
  changeWords(
    {
      userId,
      change({ weeks }) {
        const own = Object.entries(weeks).filter(([, { by }]) => by === "person");
        return { plan: words.plan, weeks: { ...words.weeks, ...Object.fromEntries(own) } };
      },
    },
    executor,
  );

export async function deleteActionPlan({ userId }: { userId: string }, executor: Executor = db()): Promise<void> {
  await inTransaction(executor, async (tx) => {
    await lockPerson({ userId }, tx);
    await tx.delete(actionPlans).where(eq(actionPlans.userId, userId));
  });
}

/** Status of these missions, with the times at which they and their tasks were done. */
export async function listDoneWork(
  { userId, missionIds }: { userId: string; missionIds: readonly string[] },
  executor: Executor = db(),
) {
  const isAsked = (column: typeof userMissions.missionId | typeof userTasks.missionId) =>
    inArray(column, [...missionIds]);
  const [missions, tasks] = await Promise.all([
    executor
      .select({
        missionId: userMissions.missionId,
        status: userMissions.status,
        completedAt: userMissions.completedAt,
      })
      .from(userMissions)
      .where(and(eq(userMissions.userId, userId), isAsked(userMissions.missionId))),
    executor
      .select({ taskId: userTasks.taskId, tickedAt: userTasks.tickedAt })
      .from(userTasks)
      .where(and(eq(userTasks.userId, userId), eq(userTasks.completed, true), isAsked(userTasks.missionId))),
  ]);
  return { missions, tasks };
}
