import type { TaskType } from "~/domain/missions/task-type";

export const TASK_TYPE_LABELS: Record<TaskType, string> = {
  text: "Text",
  number: "Zahl",
  date: "Datum",
  link: "Link",
  upload: "Datei oder Notiz",
  checklist: "Checkliste",
  quiz: "Quiz",
};
