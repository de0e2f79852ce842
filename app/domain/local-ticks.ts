/** Where the browser keeps what somebody did in a mission. */
export const localMissionKey = (missionId: string): string => `mission-${missionId}-data`;

/** Task id → ticked or not, as this browser knows it and the server does not yet. */
export type LocalTicks = ReadonlyMap<string, boolean>;

/**
 * The ticks in what a browser stored that are still to be sent: `{ tasks: { [taskId]: { completed } } }`, where
 * `value` may stand for `completed`, and a time in `sent` says that the server has it and judges. Null when it is none
 * of ours; unknown keys and entries are passed over.
 */
export function readLocalTicks(stored: string): LocalTicks | null {
  const tasks = property(parse(stored), "tasks");
  if (typeof tasks !== "object" || tasks === null) return null;
  return new Map(
    Object.entries(tasks).flatMap(([id, task]): [string, boolean][] => {
      const completed = property(task, "completed") ?? property(task, "value");
      const isSent = typeof property(task, "sent") === "number";
      return typeof completed === "boolean" && !isSent ? [[id, completed]] : [];
    }),
  );
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
