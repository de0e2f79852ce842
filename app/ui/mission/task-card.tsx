import type { Task } from "~/content/library";
import { Icon } from "../kit";
import { TaskForm, type TaskFormProps } from "./task-form";
import { TASK_TYPE_LABELS } from "./task-types";

export interface TaskCardProps extends TaskFormProps {
  task: Task;
  number: number;
  /** The task was added after this learner had finished the mission. */
  isNew: boolean;
  /** Markup below its description: what it counts on the way to customers, and the way to its part of the text. */
  below: string | undefined;
}

export function TaskCard(props: TaskCardProps) {
  const { task, number, isNew, below, work } = props;
  const isDone = work.isTicked(task.id);
  return (
    <li className={`card break-inside-avoid [transition:background-color_200ms] ${isDone ? "bg-mint-soft" : ""}`}>
      <TaskForm {...props}>
        <div className="row">
          <TaskNumber number={number} isTicked={isDone} />
          {/* Focusable, so that an address with this fragment focuses it, without scripts too. */}
          <h3 id={task.id} tabIndex={-1} className="scroll-my-10">
            {isNew ? (
              <span className="me-2 rounded-full bg-primary-soft px-2.5 py-0.5 text-sm text-primary">Neu</span>
            ) : null}
            {task.title}
            {task.required ? (
              <span aria-hidden="true" title="Pflicht">
                {" *"}
              </span>
            ) : (
              <span className="text-sm text-soft"> (freiwillig)</span>
            )}
          </h3>
          <span className="ms-auto text-soft tight:ms-0" title={TASK_TYPE_LABELS[task.type]}>
            <Icon name={task.type} size={20} />
            <span className="sr-only">{`${TASK_TYPE_LABELS[task.type]}${task.required ? ", Pflicht" : ""}`}</span>
          </span>
        </div>
        <p>{task.description}</p>
        {below ? <p className="text-sm" dangerouslySetInnerHTML={{ __html: below }} /> : null}
      </TaskForm>
    </li>
  );
}

/** The number does not grow with larger text: it is decoration beside the title. */
function TaskNumber({ number, isTicked }: { number: number; isTicked: boolean }) {
  const colours = isTicked ? "bg-mint text-on-mint" : "bg-primary-soft text-primary";
  return (
    <span
      className={`grid size-[32px] shrink-0 place-items-center rounded-full text-[15px] tabular-nums ${colours}`}
      aria-hidden="true"
    >
      {isTicked ? <Icon name="check" size={18} /> : number}
    </span>
  );
}
