import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { inTransaction, lockPerson } from "../connection/transaction";
import { listMissionStandings, openMissions, type MissionRef } from "./missions.server";

/** Opens a bonus mission once the learner has completed all missions of `path`; changes nothing when it is open, or before. */
export async function openBonusMission(
  { userId, mission, path }: { userId: string; mission: MissionRef; path: readonly MissionRef[] },
  executor: Executor = db(),
): Promise<void> {
  await inTransaction(executor, async (tx) => {
    await lockPerson({ userId }, tx);
    const standings = await listMissionStandings({ userId }, tx);
    const completed = new Set(standings.filter((each) => each.status === "completed").map((each) => each.missionId));
    if (path.length === 0 || !path.every(({ id }) => completed.has(id))) return;
    await openMissions({ userId, careerPath: null, missions: [mission], isBonus: true }, tx);
  });
}
