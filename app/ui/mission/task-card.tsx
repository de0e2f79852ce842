import { Form } from "@remix-run/react";
import { useId, type ChangeEvent } from "react";
import type { Task } from "~/content/library";
import { FEATURES } from "~/domain/features";
import { ANSWER_MAX } from "~/domain/missions/sync";
import { button, Icon, input, Link, WithoutScripts } from "../kit";
import { TaskItems } from "./task-items";
import { TASK_TYPE_LABELS } from "./task-types";

const ANSWER_LABELS: Partial<Record<Task["type"], string>> = {
  text: "Deine Antwort",
  number: "Deine Zahl",
  date: "Dein Tag",
  link: "Dein Link oder deine Notiz",
  upload: "Link zu deiner Datei oder eine Notiz",
};

export interface TaskCardProps {
  missionId: string;
  /** Slug of the mission. */
  slug: string;
  task: Task;
  number: number;
  /** False once the mission is finished: the tick stays, the answer is written on. */
  isOpen: boolean;
  /** The task was added after this learner had finished the mission. */
  isNew: boolean;
  /** It was ticked before its checklist had the items that it has now. */
  isTickedBefore: boolean;
  /** Markup of what it counts on the way to customers. */
  counted: string | undefined;
  /** By the id of the task or of an item. */
  isTicked: (id: string) => boolean;
  answer: string;
  onTick: (id: string, completed: boolean) => void;
  onWrite: (answer: string) => void;
  /** Called on blur of the answer. */
  onPause: () => void;
}

/** Saves by itself; without JavaScript by a button of its own. */
export function TaskCard(props: TaskCardProps) {
  const { missionId, slug, task, number, isOpen, isNew, counted, isTicked, answer, onTick, onWrite, onPause } = props;
  const id = useId();
  const isDone = isTicked(task.id);
  const label = ANSWER_LABELS[task.type];
  return (
    <li className={`card break-inside-avoid [transition:background-color_200ms] ${isDone ? "bg-mint-soft" : ""}`}>
      {/* Autocomplete is off: values that a browser restores would count as edits made before hydration
          (early-edits.ts). */}
      <Form
        method="post"
        className="flex flex-col gap-3"
        data-mission={missionId}
        data-task={task.id}
        autoComplete="off"
      >
        <input type="hidden" name="intent" value="task" />
        <input type="hidden" name="task" value={task.id} />
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
        {counted ? <p className="text-sm" dangerouslySetInnerHTML={{ __html: counted }} /> : null}
        {task.items ? <TaskItems items={task.items} isOpen={isOpen} isTicked={isTicked} onTick={onTick} /> : null}
        {label ? (
          <div className="grid gap-1.5">
            <label htmlFor={`${id}-answer`} className="text-sm font-semibold">
              {label}
              {task.unit ? ` in ${task.unit}` : null}
            </label>
            <AnswerField id={`${id}-answer`} task={task} answer={answer} onWrite={onWrite} onPause={onPause} />
            {FEATURES.coach && task.type === "text" ? (
              <Link className="tap-link text-sm print:hidden" to={`/coach?mission=${slug}&aufgabe=${task.id}`}>
                Mit Inno darüber nachdenken
              </Link>
            ) : null}
          </div>
        ) : null}
        <label className="row min-h-11 cursor-pointer font-semibold">
          <input
            type="checkbox"
            className="size-6.5 accent-primary"
            name="completed"
            checked={isDone}
            disabled={!isOpen}
            onChange={({ target: { checked } }) => onTick(task.id, checked)}
          />
          Aufgabe abgeschlossen
        </label>
        {/* The status takes no room until it says something; it must exist before, to be announced. */}
        {(label && isOpen) || task.items ? (
          <p className="text-sm text-soft empty:-mt-3" role="status">
            {isDone ? remark(props) : null}
          </p>
        ) : null}
        {isOpen || label ? (
          <WithoutScripts>
            <button className={button("quiet")}>Speichern</button>
          </WithoutScripts>
        ) : null}
      </Form>
    </li>
  );
}

/** What is said of a box that was ticked without what belongs to it. */
function remark({ task: { items }, answer, isTicked, isTickedBefore }: TaskCardProps): string | null {
  if (!items)
    return answer.trim() === "" ? "Abgehakt, auch ohne Antwort. Ein Satz dazu steht später in deiner Mappe." : null;
  if (isTickedBefore) return "Schon abgehakt, bevor es diese Punkte gab.";
  return items.some(({ id, required }) => required && !isTicked(id)) ? "Abgehakt, auch ohne alle Punkte." : null;
}

/** Characters of a number. */
const NUMBER_MAX = 30;

function AnswerField({
  id,
  task: { type },
  answer,
  onWrite,
  onPause,
}: { id: string } & Pick<TaskCardProps, "task" | "answer" | "onWrite" | "onPause">) {
  const field = {
    id,
    name: "answer",
    value: answer,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onWrite(target.value),
    onBlur: onPause,
  };
  if (type !== "number" && type !== "date")
    return <textarea {...field} maxLength={ANSWER_MAX} className={input("area")} />;
  return (
    <input
      {...field}
      className={input()}
      {...(type === "date" ? { type } : { inputMode: "decimal", maxLength: NUMBER_MAX })}
    />
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
