import type { TaskRule } from "~/domain/missions/missions";
import { db } from "../connection/client.server";
import { saveTasks, type TaskChange } from "./mission-work.server";
import { getMissionStanding } from "./missions.server";
import { saveNote } from "./notes.server";
import type { Executor } from "../connection/open.server";
import { inTransaction } from "../connection/transaction";

export interface MissionChanges {
  userId: string;
  missionId: string;
  notes: readonly { note: string; notedAt: Date }[];
  tasks: readonly TaskChange[];
  rules: readonly TaskRule[];
}

/**
 * Saves, then reads the current state, in one transaction: the saved rows are still locked while they are read, and
 * reading costs no commit of its own. Null when the learner has no such mission.
 */
export async function syncMission({ notes, tasks, rules, ...mission }: MissionChanges, executor: Executor = db()) {
  return inTransaction(executor, async (tx) => {
    for (const note of notes) await saveNote({ ...mission, ...note }, tx);
    if (tasks.length > 0) await saveTasks({ ...mission, changes: tasks, rules }, tx);
    return getMissionStanding({ ...mission, nextMissionId: null }, tx);
  });
}
