import type { Task } from "~/content/library";

export const TASK_TYPE_LABELS: Record<Task["type"], string> = {
  text: "Text",
  link: "Link",
  upload: "Datei oder Notiz",
  checklist: "Checkliste",
  quiz: "Quiz",
};
