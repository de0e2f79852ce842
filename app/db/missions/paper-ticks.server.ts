import type { TaskRule } from "~/domain/missions/missions";
import { db } from "../connection/client.server";
import { saveTasks } from "./mission-work.server";
import { listMissionStandings } from "./missions.server";
import type { Executor } from "../connection/open.server";
import { inTransaction, lockPerson } from "../connection/transaction";

export type PaperTicked =
  /** `kept`: requested tasks and items that stay open, because a later act took the tick back. */
  { ok: true; ticked: number; kept: number } | { ok: false; reason: "not-open" };

/** Ticks tasks and items of several missions as done at one time; all of them, or none when one of the missions is not active. */
export async function tickFromPaper(
  {
    userId,
    missions,
    at,
  }: {
    userId: string;
    missions: readonly { missionId: string; taskIds: readonly string[]; rules: readonly TaskRule[] }[];
    at: Date;
  },
  executor: Executor = db(),
): Promise<PaperTicked> {
  return inTransaction(executor, async (tx): Promise<PaperTicked> => {
    await lockPerson({ userId }, tx);
    const standings = new Map((await listMissionStandings({ userId }, tx)).map((each) => [each.missionId, each]));
    const wanted = missions.flatMap(({ missionId, taskIds, rules }) => {
      const standing = standings.get(missionId);
      // Ticked tasks stay as they are, with their time.
      const open = taskIds.filter((taskId) => !standing?.completedTasks.includes(taskId));
      return open.length > 0 ? [{ missionId, open, rules, isOpen: standing?.status === "active" }] : [];
    });
    if (wanted.some(({ isOpen }) => !isOpen)) return { ok: false, reason: "not-open" };
    for (const { missionId, open, rules } of wanted) {
      const changes = open.map((taskId) => ({ taskId, completed: true, actedAt: at }));
      await saveTasks({ userId, missionId, changes, rules }, tx);
    }
    const after = new Map((await listMissionStandings({ userId }, tx)).map((each) => [each.missionId, each]));
    const asked = wanted.flatMap(({ missionId, open }) =>
      open.map((taskId) => after.get(missionId)?.completedTasks.includes(taskId) ?? false),
    );
    const ticked = asked.filter(Boolean).length;
    return { ok: true, ticked, kept: asked.length - ticked };
  });
}
