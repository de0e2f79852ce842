import type { MissionStatus } from "./missions";

/** Bonus missions on offer to a learner: all at the end of their path, before it those they have begun. */
export function listBonus<Mission extends { id: string }>(
  missions: readonly Mission[],
  {
    isPathDone,
    standings,
  }: { isPathDone: boolean; standings: readonly { missionId: string; status: MissionStatus }[] },
): (Mission & { status: MissionStatus | null })[] {
  const statuses = new Map(standings.map(({ missionId, status }) => [missionId, status]));
  return missions.flatMap((mission) => {
    const status = statuses.get(mission.id) ?? null;
    return isPathDone || status !== null ? [{ ...mission, status }] : [];
  });
}
