import { Form } from "@remix-run/react";
import type { ChangeEvent, ReactNode } from "react";
import type { Task } from "~/content/library";
import { FEATURES } from "~/domain/features";
import { ANSWER_MAX } from "~/domain/mission-work/sync";
import { button, input, Link, WithoutScripts } from "../kit";
import type { useMissionWork } from "../mission-work";
import { TaskItems } from "./task-items";

const ANSWER_LABELS: Partial<Record<Task["type"], string>> = {
  text: "Deine Antwort",
  number: "Deine Zahl",
  date: "Dein Tag",
  link: "Dein Link oder deine Notiz",
  upload: "Link zu deiner Datei oder eine Notiz",
};

type Work = ReturnType<typeof useMissionWork>;

/** Fields of a task that its form ticks and fills in. */
export type TaskToDo = Pick<Task, "id" | "type" | "items" | "unit">;

export interface TaskFormProps {
  missionId: string;
  /** Slug of the mission. */
  slug: string;
  task: TaskToDo;
  /** False once the mission is finished: the tick stays, the answer is written on. */
  isOpen: boolean;
  /** Ticked before its checklist had the items that it has now. */
  isTickedBefore: boolean;
  work: Work;
  /** Called once the task itself was ticked or opened. */
  onTicked?: () => void;
}

/** Saves by itself; without JavaScript by a button of its own, on whichever page it stands. */
export function TaskForm({ children, ...props }: TaskFormProps & { children?: ReactNode }) {
  const { missionId, slug, task, isOpen, work, onTicked } = props;
  const isDone = work.isTicked(task.id);
  const label = ANSWER_LABELS[task.type];
  return (
    // Autocomplete is off: values that a browser restores would count as edits made before hydration (early-edits.ts).
    <Form method="post" className="flex flex-col gap-3" data-mission={missionId} data-task={task.id} autoComplete="off">
      <input type="hidden" name="intent" value="task" />
      <input type="hidden" name="task" value={task.id} />
      {children}
      {task.items ? <TaskItems items={task.items} isOpen={isOpen} isTicked={work.isTicked} onTick={work.tick} /> : null}
      {label ? (
        <div className="grid gap-1.5">
          <label htmlFor={`${task.id}-answer`} className="text-sm font-semibold">
            {label}
            {task.unit ? ` in ${task.unit}` : null}
          </label>
          <AnswerField id={`${task.id}-answer`} task={task} work={work} />
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
          onChange={({ target: { checked } }) => {
            work.tick(task.id, checked);
            onTicked?.();
          }}
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
  );
}

/** Remark on a box that was ticked without its answer or its points; null: nothing is missing. */
function remark({
  task: { id: task, items },
  work: { answerTo, isTicked },
  isTickedBefore,
}: TaskFormProps): string | null {
  if (!items)
    return answerTo(task).trim() === ""
      ? "Abgehakt, auch ohne Antwort. Ein Satz dazu steht später in deiner Mappe."
      : null;
  if (isTickedBefore) return "Schon abgehakt, bevor es diese Punkte gab.";
  return items.some(({ id, required }) => required && !isTicked(id)) ? "Abgehakt, auch ohne alle Punkte." : null;
}

/** Characters of a number. */
const NUMBER_MAX = 30;

function AnswerField({ id, task: { id: task, type }, work }: { id: string } & Pick<TaskFormProps, "task" | "work">) {
  const field = {
    id,
    name: "answer",
    value: work.answerTo(task),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => work.answer(task, target.value),
    onBlur: () => void work.save(),
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
