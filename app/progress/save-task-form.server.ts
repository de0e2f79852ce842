import * as z from "zod";
import type { Mission } from "~/content/library";
import { saveTasks } from "~/db/missions/mission-work.server";
import { ANSWER_MAX } from "~/domain/mission-work/sync";
import { boxes, multiline } from "~/http/fields";
import { refusal } from "~/http/refusal.server";

/** More items than any task has. */
const MAX_ITEMS = 20;

/** The plain form of a task, for browsers without scripts, sends all fields; a missing tick means it was removed. */
export const taskForm = z.strictObject({
  intent: z.literal("task"),
  task: z.string().max(80),
  answer: multiline(ANSWER_MAX).optional(),
  completed: z.literal("on").optional(),
  item: boxes(z.string().max(140), MAX_ITEMS),
});

/** Saves what the form of one of a mission's tasks has sent, wherever it stands; refuses a task of another mission. */
export async function saveTaskForm(
  { id: missionId, tasks: rules }: Pick<Mission, "id" | "tasks">,
  { userId, input, now }: { userId: string; input: z.output<typeof taskForm>; now: Date },
): Promise<void> {
  const task = rules.find(({ id }) => id === input.task);
  const items = task?.items ?? [];
  if (!task || !input.item.every((ticked) => items.some(({ id }) => id === ticked))) throw refusal(400);
  const own = { taskId: task.id, completed: input.completed === "on", answer: input.answer };
  const parts = items.map(({ id }) => ({ taskId: id, completed: input.item.includes(id) }));
  const changes = [...parts, own].map((change) => ({ ...change, actedAt: now, isOfForm: items.length > 0 }));
  await saveTasks({ userId, missionId, changes, rules });
}
