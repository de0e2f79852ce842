import type { SheetTask as Task } from "~/domain/missions/sheet";
import { boxSign } from "~/domain/text/box-sign";
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
  const { title, description, type, required, completed, answer, items, lines } = task;
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
      {items.length > 0 ? (
        <ul className="mt-1 ps-[1.5em] [text-indent:-1.5em]">
          {items.map((item) => (
            <li key={item.id} className="list-none">
              {boxSign(item)} {item.text}
              {item.required ? "" : " (freiwillig)"}
            </li>
          ))}
        </ul>
      ) : null}
      {hint && (lines > 0 || answer) ? <p className="sheet-hint">{hint}</p> : null}
      {answer ? <p className="sheet-written">{answer}</p> : <Lines count={lines} withBoxes={type === "checklist"} />}
    </li>
  );
}
