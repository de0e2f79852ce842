/** Where the browser keeps what somebody did in a mission until it is saved. */
export const localMissionKey = (missionId: string): string => `mission-${missionId}-data`;

/**
 * The ids of the tasks that are ticked in what a browser stored: `{ tasks: { [taskId]: { completed } } }`. Null when
 * it is none of ours; unknown keys and entries are passed over.
 */
export function readLocalTicks(stored: string): ReadonlySet<string> | null {
  const tasks = property(parse(stored), "tasks");
  if (typeof tasks !== "object" || tasks === null) return null;
  const ticked = Object.entries(tasks).filter(([, task]) => property(task, "completed") === true);
  return new Set(ticked.map(([id]) => id));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function property(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
