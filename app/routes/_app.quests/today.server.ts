import { workTasks } from "~/content/blanks/read-blanks";
import type { Mission } from "~/content/library";
import { getMissionStanding } from "~/db/missions/missions.server";
import { serverWork } from "~/domain/mission-work/server-work";
import { isTickedBefore } from "~/domain/missions/task-items";
import { sayTonight, tonight } from "~/domain/evenings/tonight";
import { berlinDay } from "~/domain/time/german-dates";

/** Tasks of a mission for this evening, with all that a device keeps of the mission. */
export async function readToday(mission: Mission, { userId, asOf }: { userId: string; asOf: number }) {
  const standing = await getMissionStanding({ userId, missionId: mission.id, nextMissionId: null });
  if (!standing) return null;
  const rows = new Map(standing.tasks.map((row) => [row.taskId, row]));
  const today = berlinDay(new Date(asOf));
  const states = mission.tasks.map(({ id }) => {
    const { completed = false, tickedAt = null } = rows.get(id) ?? {};
    return { id, completed, isOfToday: completed && tickedAt !== null && berlinDay(tickedAt) === today };
  });
  const { estimatedTime } = mission;
  const evening = tonight({ estimatedTime, tasks: states }, standing.before.rhythm?.hours ?? null);
  return {
    about: sayTonight(evening),
    tasks: mission.tasks.flatMap(({ id, type, items, unit }) =>
      evening.tasks.includes(id) ? [{ id, type, items, unit }] : [],
    ),
    rules: mission.tasks.map(({ id, required, items }) => ({
      ...{ id, required },
      items: items?.map((item) => ({ id: item.id, required: item.required })),
    })),
    work: serverWork({ tasks: workTasks(mission), standing, asOf }),
    tickedBefore: mission.tasks.flatMap((task) => (isTickedBefore(task, standing.tasks) ? [task.id] : [])),
  };
}
