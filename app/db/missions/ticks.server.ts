import { and, eq, inArray, sql } from "drizzle-orm";
import type { TaskRule } from "~/domain/missions/missions";
import { withItems } from "~/domain/missions/task-items";
import { ticksToSave, type TickAct } from "~/domain/mission-work/tick-acts";
import type { Executor } from "../connection/open.server";
import { userTasks } from "../schema";

/**
 * Saves acts on the boxes of a mission's tasks and items, in one statement. Only what items may move is read before; the
 * caller holds the person's lock.
 */
export async function saveTicks(
  {
    userId,
    missionId,
    acts,
    rules,
  }: { userId: string; missionId: string; acts: readonly TickAct[]; rules: readonly TaskRule[] },
  tx: Executor,
): Promise<void> {
  const acted = new Set(acts.map(({ id }) => id));
  const concerned = withItems(
    rules.filter((task) => task.items !== undefined && withItems([task]).some(({ id }) => acted.has(id))),
  );
  const stored = await readTicks({ userId, missionId, ids: concerned.map(({ id }) => id) }, tx);
  const rows = [...ticksToSave(acts, stored, rules)].map(([taskId, { completed, at }]) => ({
    userId,
    missionId,
    taskId,
    completed,
    tickedAt: at === 0 ? null : new Date(at),
  }));
  if (rows.length === 0) return;
  await tx
    .insert(userTasks)
    .values(rows)
    .onConflictDoUpdate({
      target: [userTasks.userId, userTasks.missionId, userTasks.taskId],
      set: { completed: sql`excluded.completed`, tickedAt: sql`excluded.ticked_at` },
      setWhere: sql`${userTasks.tickedAt} is null or ${userTasks.tickedAt} <= excluded.ticked_at`,
    });
}

async function readTicks(
  { userId, missionId, ids }: { userId: string; missionId: string; ids: readonly string[] },
  tx: Executor,
) {
  if (ids.length === 0) return new Map<string, { completed: boolean; at: number }>();
  const rows = await tx
    .select({ taskId: userTasks.taskId, completed: userTasks.completed, tickedAt: userTasks.tickedAt })
    .from(userTasks)
    .where(and(eq(userTasks.userId, userId), eq(userTasks.missionId, missionId), inArray(userTasks.taskId, [...ids])));
  return new Map(
    rows.map(({ taskId, completed, tickedAt }) => [taskId, { completed, at: tickedAt?.getTime() ?? 0 }] as const),
  );
}
