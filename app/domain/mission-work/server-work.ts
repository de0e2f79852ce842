import type { ServerWork } from "./mission-work";
import { withItems } from "../missions/task-items";

/**
 * A mission's work for a device. Rows exist only for ticks and answers; the tasks in content, with their items, decide
 * which are sent, and their order.
 */
export function serverWork({
  tasks,
  standing,
  asOf,
}: {
  tasks: readonly { id: string; items?: readonly { id: string }[] | undefined }[];
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
    tasks: withItems(tasks).map(({ id }) => ({
      id,
      completed: done.get(id)?.completed ?? false,
      answer: done.get(id)?.answer ?? "",
    })),
  };
}
