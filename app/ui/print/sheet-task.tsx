import type { SheetTask as Task } from "~/domain/missions/sheet";
import { Icon } from "../kit";
import { Heading } from "./heading";
import { Lines } from "./lines";

const HINTS: Partial<Record<Task["type"], string>> = {
  number: "Deine Zahl:",
  date: "Dein Tag:",
  link: "Dein Link oder deine Notiz:",
  upload: "Wo deine Datei liegt:",
  checklist: "Deine Punkte:",
};

export function SheetTask({ task, number, level }: { task: Task; number: number; level: 3 | 4 }) {
  const { title, description, type, required, completed, answer, lines } = task;
  const hint = HINTS[type];
  return (
    <li className="sheet-task sheet-kept">
      <Heading level={level} className="sheet-task-title">
        <span className="sheet-box">{completed ? <Icon name="check" size={16} /> : null}</span>
        <span>
          {number}. {title}
          {required ? "" : " (freiwillig)"}
          {completed ? <span className="sr-only"> (erledigt)</span> : null}
        </span>
      </Heading>
      <p>{description}</p>
      {hint && (lines > 0 || answer) ? <p className="sheet-hint">{hint}</p> : null}
      {answer ? <p className="sheet-written">{answer}</p> : <Lines count={lines} withBoxes={type === "checklist"} />}
    </li>
  );
}
