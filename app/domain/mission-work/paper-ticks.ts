import { endOfBerlinDay, isCalendarDay } from "../time/german-dates";
import type { MissionStatus } from "../missions/missions";
import { withItems } from "../missions/task-items";

interface PaperItem {
  id: string;
  text: string;
  required: boolean;
}

interface PathMission {
  id: string;
  slug: string;
  order: number;
  title: string;
  status: MissionStatus;
  tasks: readonly { id: string; title: string; required: boolean; items?: readonly PaperItem[] | undefined }[];
  completedTasks: readonly string[];
}

export interface OpenMission {
  id: string;
  slug: string;
  order: number;
  title: string;
  /** The tasks still to be ticked, with the items of their checklists that are. */
  tasks: { id: string; title: string; required: boolean; items: PaperItem[] }[];
}

/** Tasks that can be ticked on a path: the open ones of active missions. */
export const openTasks = (missions: readonly PathMission[]): OpenMission[] =>
  missions
    .filter(({ status }) => status === "active")
    .map(({ id, slug, order, title, tasks, completedTasks }) => ({
      id,
      slug,
      order,
      title,
      tasks: tasks
        .filter((task) => !completedTasks.includes(task.id))
        .map((task) => ({
          id: task.id,
          title: task.title,
          required: task.required,
          items: (task.items ?? []).filter((item) => !completedTasks.includes(item.id)),
        })),
    }));

/** Form value of a task or an item: mission and task id, both of letters, digits and hyphens, and of an item its own. */
export const paperTask = ({ missionId, taskId }: { missionId: string; taskId: string }): string =>
  `${missionId}/${taskId}`;

/** Tasks and items of a form by mission; null when one of them is not on the path. */
export function readPaperTasks(
  names: readonly string[],
  missions: readonly {
    id: string;
    tasks: readonly { id: string; items?: readonly { id: string }[] | undefined }[];
  }[],
): Map<string, string[]> | null {
  const byMission = new Map<string, string[]>();
  for (const name of names) {
    const mission = missions.find(({ id, tasks }) =>
      withItems(tasks).some((task) => paperTask({ missionId: id, taskId: task.id }) === name),
    );
    if (!mission) return null;
    byMission.set(mission.id, [...(byMission.get(mission.id) ?? []), name.slice(mission.id.length + 1)]);
  }
  return byMission;
}

export type PaperDay = { ok: true; at: Date } | { ok: false; reason: "no-day" | "in-future" | "too-early" };

/** Time for work done on paper: now for today, the end of the day for an earlier one. All days are German ones. */
export function paperDay({
  day,
  today,
  registeredOn,
  now,
}: {
  day: string;
  today: string;
  registeredOn: string;
  now: Date;
}): PaperDay {
  const end = isCalendarDay(day) ? endOfBerlinDay(day) : null;
  if (!end) return { ok: false, reason: "no-day" };
  if (day > today) return { ok: false, reason: "in-future" };
  if (day < registeredOn) return { ok: false, reason: "too-early" };
  return { ok: true, at: day === today ? now : end };
}
