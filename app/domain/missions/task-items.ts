/** Id under which an item of a checklist is stored; no other id of a task has a dot. */
export const itemId = (task: string, item: string): string => `${task}.${item}`;

/** Everything with a box of its own: each task, followed by the items of its checklist. */
export const withItems = <
  Item extends { id: string },
  Task extends { id: string; items?: readonly Item[] | undefined },
>(
  tasks: readonly Task[],
): (Task | Item)[] => tasks.flatMap((task) => [task, ...(task.items ?? [])]);

/** The last act on a box; `at` in ms, 0: never acted on. */
export interface Tick {
  completed: boolean;
  at: number;
}

/**
 * Box of a task as the items of its checklist make it, and from when on; null when they leave it alone. The last
 * required item ticks it, opening a required item opens it.
 */
export function boxAfterItems(
  items: readonly { id: string; required: boolean }[],
  tickOf: (id: string) => Tick | undefined,
): Tick | null {
  const ticks = items.flatMap(({ id, required }) => (required ? [tickOf(id) ?? { completed: false, at: 0 }] : []));
  const opened = ticks.filter(({ completed }) => !completed);
  const told = opened.length === 0 ? ticks : opened;
  const at = Math.max(0, ...told.map((tick) => tick.at));
  return at === 0 ? null : { completed: opened.length === 0, at };
}

/**
 * Whether the box of a task was ticked before it had the items that it has now: of a box ticked since, each required
 * item has a row.
 */
export const isTickedBefore = (
  { id, items = [] }: { id: string; items?: readonly { id: string; required: boolean }[] | undefined },
  stored: readonly { taskId: string; completed: boolean }[],
): boolean =>
  stored.some(({ taskId, completed }) => taskId === id && completed) &&
  items.some((item) => item.required && !stored.some(({ taskId }) => taskId === item.id));
