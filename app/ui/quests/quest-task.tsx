import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { QuestTask as Task } from "~/domain/missions/quests";
import { badge, button, Disc, Icon, Link } from "../kit";
import { TASK_TYPE_LABELS } from "../mission/task-types";

const STATES = {
  done: {
    node: "bg-mint text-on-mint",
    card: "border-transparent bg-mint-soft [box-shadow:none]",
  },
  next: { node: "bg-accent text-on-accent", card: "border-accent" },
  open: { node: "bg-primary-soft text-primary", card: "" },
} as const;

export function QuestTask({
  task,
  number,
  isNext,
  opensMission = false,
  children,
}: {
  task: Task;
  number: number;
  isNext: boolean;
  opensMission?: boolean;
  /** The form in which it is done right here; none where only its mission has it. */
  children?: ReactNode;
}) {
  const { title, description, type, required, completed, action } = task;
  const look = STATES[completed ? "done" : isNext ? "next" : "open"];
  const kind = button(isNext && !children ? "next" : "quiet");
  // The label names its task for screen readers, as several tasks share a label.
  const label = (
    <>
      {action.label}
      <span className="sr-only">: {title}</span>
    </>
  );
  return (
    <li
      className="way-on relative grid grid-cols-[40px_minmax(0,1fr)] gap-2.5 [--way-end:-1rem] [--way-start:1.125rem] tight:grid-cols-1"
      data-walked={completed || undefined}
    >
      <Disc className={`mt-3.5 size-[40px] text-[17px] ${look.node}`}>
        {completed ? <Icon name="check" size={20} /> : number}
      </Disc>
      <div className={`card flex flex-col gap-2 px-[min(1.125rem,4.5vw)] py-4 ${look.card}`}>
        {/* Focusable, so that an address with this fragment focuses it, without scripts too. */}
        <h3 id={task.id} tabIndex={-1} className="scroll-my-10">
          {title}
          <span className="sr-only">{completed ? " (erledigt)" : ""}</span>
        </h3>
        <p className="row flex-wrap text-sm text-soft">
          <span className="row gap-1.5">
            <Icon name={type} size={18} />
            {TASK_TYPE_LABELS[type]}
          </span>
          {required ? <span className={badge("primary")}>Pflicht</span> : null}
        </p>
        <p>{description}</p>
        {children}
        {completed && !children ? null : opensMission ? (
          <Form method="post">
            <button className={kind} name="intent" value="start-mission">
              {label}
            </button>
          </Form>
        ) : (
          <p>
            <Link className={kind} to={action.to}>
              {label}
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}
