export const TASK_TYPES = ["text", "number", "date", "link", "upload", "checklist", "quiz"] as const;
export type TaskType = (typeof TASK_TYPES)[number];

const ANSWERED: ReadonlySet<string> = new Set<TaskType>(["text", "number", "date", "link", "upload"]);

/** Whether a task of this type has a field for an answer. */
export const holdsAnswer = ({ type }: { type: string }): boolean => ANSWERED.has(type);
