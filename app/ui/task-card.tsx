import { useFetcher } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import type { Task } from "~/content/library";
import { Icon } from "./icons";
import { TASK_TYPE_LABELS } from "./task-types";

export interface TaskItem extends Task {
  completed: boolean;
  answer: string;
}

const ANSWER_LABELS: Partial<Record<Task["type"], string>> = {
  text: "Deine Antwort",
  link: "Dein Link oder deine Notiz",
  upload: "Link zu deiner Datei oder eine Notiz",
};
const SAVE_AFTER_MS = 1_200;

/** One task: what to do, room for the answer, the tick. Saves by itself; without JavaScript with its own button. */
export function TaskCard({ task, number, isOpen }: { task: TaskItem; number: number; isOpen: boolean }) {
  const id = useId();
  const tick = useFetcher();
  const note = useFetcher();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isTicked, setIsTicked] = useState(task.completed);
  useEffect(() => {
    if (tick.state === "idle") setIsTicked(task.completed);
  }, [task.completed, tick.state]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const box = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);

  const saveAnswer = (answer: string) => {
    clearTimeout(timer.current);
    if (answer !== task.answer) note.submit({ intent: "answer", task: task.id, answer }, { method: "post" });
  };
  const saveTick = (completed: boolean) => {
    setIsTicked(completed);
    tick.submit({ intent: "tick", task: task.id, completed: String(completed) }, { method: "post" });
  };
  // What somebody ticked or wrote before the page came alive counts too.
  useEffect(() => {
    if (!isOpen) return;
    if (box.current && box.current.checked !== task.completed) saveTick(box.current.checked);
    if (text.current) saveAnswer(text.current.value);
  }, []); // eslint-disable-line react-hooks/exhaustive-deps -- once, when the page comes alive
  const label = ANSWER_LABELS[task.type];

  return (
    <li id={task.id} className={isTicked ? "card task task-done" : "card task"}>
      <tick.Form method="post" className="stack">
        <input type="hidden" name="intent" value="task" />
        <input type="hidden" name="task" value={task.id} />
        <h3 className="row">
          <span className="task-number numbers" aria-hidden="true">
            {isTicked ? <Icon name="check" size={18} /> : number}
          </span>
          <span>
            {task.title}
            {task.required ? <span title="Pflicht"> *</span> : <span className="muted small"> (freiwillig)</span>}
          </span>
          <span className="task-type muted" title={TASK_TYPE_LABELS[task.type]}>
            <Icon name={task.type} size={20} />
            <span className="sr-only">{TASK_TYPE_LABELS[task.type]}</span>
          </span>
        </h3>
        <p>{task.description}</p>
        {label ? (
          <div className="field">
            <label htmlFor={`${id}-answer`} className="small">
              {label}
            </label>
            <textarea
              id={`${id}-answer`}
              ref={text}
              name="answer"
              className="input"
              maxLength={5000}
              defaultValue={task.answer}
              readOnly={!isOpen}
              onChange={({ target: { value } }) => {
                clearTimeout(timer.current);
                timer.current = setTimeout(() => saveAnswer(value), SAVE_AFTER_MS);
              }}
              onBlur={({ target: { value } }) => saveAnswer(value)}
            />
          </div>
        ) : null}
        <label className="tick">
          <input
            type="checkbox"
            name="completed"
            ref={box}
            checked={isTicked}
            disabled={!isOpen}
            onChange={({ target: { checked } }) => saveTick(checked)}
          />
          Aufgabe abgeschlossen
        </label>
        {isOpen ? (
          <noscript>
            <button className="button button-quiet">Speichern</button>
          </noscript>
        ) : null}
        <p className="save-state muted small" role="status">
          {note.state !== "idle" ? "Wird gespeichert …" : note.data ? "Gespeichert" : ""}
        </p>
      </tick.Form>
    </li>
  );
}
