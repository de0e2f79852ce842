import { Form } from "@remix-run/react";
import { useId } from "react";
import type { Task } from "~/content/library";
import { ANSWER_MAX } from "~/domain/sync";
import { Icon } from "../kit";
import { TASK_TYPE_LABELS } from "./task-types";

const ANSWER_LABELS: Partial<Record<Task["type"], string>> = {
  text: "Deine Antwort",
  link: "Dein Link oder deine Notiz",
  upload: "Link zu deiner Datei oder eine Notiz",
};

export interface TaskCardProps {
  missionId: string;
  task: Task;
  number: number;
  isOpen: boolean;
  isTicked: boolean;
  answer: string;
  onTick: (completed: boolean) => void;
  onWrite: (answer: string) => void;
  /** The person has left the answer. */
  onPause: () => void;
}

/** One task: what to do, room for the answer, the tick. Saves by itself; without JavaScript with its own button. */
export function TaskCard(props: TaskCardProps) {
  const { missionId, task, number, isOpen, isTicked, answer, onTick, onWrite, onPause } = props;
  const id = useId();
  const label = ANSWER_LABELS[task.type];
  return (
    <li id={task.id} className={isTicked ? "card task task-done" : "card task"}>
      {/* A browser that fills in what stood here before would look like somebody who writes. */}
      <Form method="post" className="stack" data-mission={missionId} data-task={task.id} autoComplete="off">
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
              name="answer"
              className="input"
              maxLength={ANSWER_MAX}
              value={answer}
              readOnly={!isOpen}
              onChange={({ target: { value } }) => onWrite(value)}
              onBlur={onPause}
            />
          </div>
        ) : null}
        <label className="tick">
          <input
            type="checkbox"
            name="completed"
            checked={isTicked}
            disabled={!isOpen}
            onChange={({ target: { checked } }) => onTick(checked)}
          />
          Aufgabe abgeschlossen
        </label>
        {label && isOpen ? (
          <p className="muted small nudge" role="status">
            {isTicked && answer.trim() === ""
              ? "Abgehakt, auch ohne Antwort. Ein Satz dazu steht später in deiner Mappe."
              : null}
          </p>
        ) : null}
        {isOpen ? (
          <noscript>
            <button className="button button-quiet">Speichern</button>
          </noscript>
        ) : null}
      </Form>
    </li>
  );
}
