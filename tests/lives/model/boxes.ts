import { taskKey, type Account } from "./account";
import type { Mission } from "./catalogue";
import { take, type Change } from "./missions";

type Task = Mission["tasks"][number];

/** Everything with a box of its own: the tasks of a mission and the points of their checklists. */
export const boxesOf = ({ tasks }: Mission): { id: string }[] => tasks.flatMap((task) => [task, ...(task.items ?? [])]);

/** The task that a box belongs to: itself, or the one whose point it is. */
export const taskOfBox = ({ tasks }: Mission, box: string | null): Task | undefined =>
  tasks.find(({ id, items = [] }) => id === box || items.some((item) => item.id === box));

/** Of a task that has its own box. */
const pointsOf = ({ tasks }: Mission, task: string | null): { id: string }[] =>
  tasks.find(({ id }) => id === task)?.items ?? [];

/** Takes what arrives in one go: points first, then what follows from them, then what was done to the tasks themselves. */
export function takeAll(account: Account, mission: Mission, changes: readonly Change[]): void {
  const isPoint = ({ task, value }: Change) => typeof value === "boolean" && taskOfBox(mission, task)?.id !== task;
  const points = changes.filter((change) => change.task !== null && isPoint(change));
  for (const point of points) take(account, point);
  for (const task of mission.tasks) {
    if (points.some((point) => taskOfBox(mission, point.task) === task)) follow(account, mission, task);
  }
  for (const change of changes) if (!points.includes(change)) take(account, change, pointsOf(mission, change.task));
}

/** The box of a task is as the latest act on its required points says, unless it was itself acted on since. */
function follow({ progress }: Account, { id }: Mission, { id: task, items = [] }: Task): void {
  if (progress.missions[id]?.status !== "active") return;
  const acts = items.filter(({ required }) => required).map((item) => progress.ticks[taskKey(id, item.id)]);
  const opened = acts.flatMap((act) => (act && !act.value ? [act.at] : []));
  const ticked = acts.flatMap((act) => (act?.value ? [act.at] : []));
  const isDone = ticked.length === acts.length;
  if (!isDone && opened.length === 0) return;
  const at = Math.max(...(isDone ? ticked : opened));
  const before = progress.ticks[taskKey(id, task)];
  if (!before || before.at < at) progress.ticks[taskKey(id, task)] = { value: isDone, at };
}

/** What a page does to the box of a task when a point of it is ticked or opened there; null: nothing. */
export function boxMovedBy(
  mission: Mission,
  { point, value, ticked }: { point: string; value: boolean; ticked: readonly string[] },
): { task: string; value: boolean } | null {
  const task = taskOfBox(mission, point);
  const required = task?.items?.filter((item) => item.required).map(({ id }) => id) ?? [];
  if (!task || !required.includes(point)) return null;
  const isDone = value && required.every((id) => id === point || ticked.includes(id));
  if (value && !isDone) return null;
  return ticked.includes(task.id) === isDone ? null : { task: task.id, value: isDone };
}
