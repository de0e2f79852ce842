import type { ServerWork } from "./mission-work";

/** Rows exist only for what was ticked or answered; the mission's own tasks decide which are told, in which order. */
export function serverWork({
  tasks,
  standing,
  asOf,
}: {
  tasks: readonly { id: string }[];
  standing: {
    progress: number;
    note: string;
    tasks: readonly { taskId: string; completed: boolean; answer: string }[];
  };
  asOf: number;
}): ServerWork {
  const done = new Map(standing.tasks.map((task) => [task.taskId, task]));
  return {
    asOf,
    progress: standing.progress,
    note: standing.note,
    tasks: tasks.map(({ id }) => ({
      id,
      completed: done.get(id)?.completed ?? false,
      answer: done.get(id)?.answer ?? "",
    })),
  };
}
