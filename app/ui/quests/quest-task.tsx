import { Form } from "@remix-run/react";
import type { QuestTask as Task } from "~/domain/quests";
import { Icon, Link } from "../kit";
import { TASK_TYPE_LABELS } from "../mission/task-types";

/** One task of the current quest; the next open one carries the primary action. */
export function QuestTask({
  task,
  number,
  isNext,
  opensMission,
}: {
  task: Task;
  number: number;
  isNext: boolean;
  opensMission: boolean;
}) {
  const { title, description, type, required, completed, action } = task;
  const button = isNext ? "button button-next" : "button button-quiet";
  // Several tasks have the same label; for those who do not see where it stands it names its task.
  const label = (
    <>
      {action.label}
      <span className="sr-only">: {title}</span>
    </>
  );
  return (
    <li className="quest-step" data-state={completed ? "done" : isNext ? "next" : "open"}>
      <span className="quest-node numbers" aria-hidden="true">
        {completed ? <Icon name="check" size={20} /> : number}
      </span>
      <div className="card stack quest-task">
        <h3>
          {title}
          <span className="sr-only">{completed ? " (erledigt)" : ""}</span>
        </h3>
        <p className="row wrap small muted">
          <span className="row task-kind">
            <Icon name={type} size={18} />
            {TASK_TYPE_LABELS[type]}
          </span>
          {required ? <span className="badge badge-primary">Pflicht</span> : null}
        </p>
        <p>{description}</p>
        {completed ? null : opensMission ? (
          <Form method="post">
            <button className={button} name="intent" value="start-mission">
              {label}
            </button>
          </Form>
        ) : (
          <p>
            <Link className={button} to={action.to}>
              {label}
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}
