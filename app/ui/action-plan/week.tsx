import { Form } from "@remix-run/react";
import { SENTENCE_MAX } from "~/domain/action-plan/words";
import type { WeekView } from "~/domain/action-plan/plan-view";
import { badge, button, Field, Icon, Link } from "../kit";

interface WeekProps {
  week: WeekView;
  /** The week's sentence is being written. */
  isEditing?: boolean;
  canEdit?: boolean;
}

export function Week({ week, isEditing = false, canEdit = false }: WeekProps) {
  const isCurrent = week.time === "current";
  return (
    <li
      id={`woche-${week.number}`}
      className={`break-inside-avoid border-s-3 ps-4 ${isCurrent ? "border-accent" : "border-line"}`}
      aria-current={isCurrent ? "date" : undefined}
    >
      <h3 className="row flex-wrap gap-x-2 gap-y-1">
        Woche {week.number}
        {isCurrent ? <span className={badge("accent", "font-sans tracking-normal")}>Diese Woche</span> : null}
        {week.isPause ? <span className={badge("plain", "font-sans tracking-normal")}>Pause</span> : null}
      </h3>
      <p className="text-sm text-soft">
        {week.dates}
        {week.evenings ? ` · ${week.evenings}` : ""}
      </p>
      {isEditing ? <SentenceForm week={week} /> : <p className="mt-2 wrap-anywhere">{week.sentence.text}</p>}
      {week.missions.map((mission) => (
        <section key={mission.id} className="mt-3">
          <h4 className="font-semibold">
            {mission.to ? (
              <Link className="block py-2.5 underline decoration-[0.07em] print:py-0 print:text-ink" to={mission.to}>
                {mission.title}
              </Link>
            ) : (
              <span className="block py-2.5 print:py-0">{mission.title}</span>
            )}
          </h4>
          <ul className="grid gap-1.5">
            {mission.tasks.map((task) => (
              <Task key={task.id} {...task} />
            ))}
          </ul>
        </section>
      ))}
      {canEdit && !isEditing ? (
        <p className="print:hidden">
          <Link
            className="inline-block py-3 text-sm text-soft underline"
            to={`/coach/plan?woche=${week.monday}#woche-${week.number}`}
            aria-label={`Satz ändern, Woche ${week.number}`}
          >
            Satz ändern
          </Link>
        </p>
      ) : null}
    </li>
  );
}

function Task({ title, day, standing }: WeekView["missions"][number]["tasks"][number]) {
  const isDone = standing === "done";
  return (
    <li className="flex items-baseline gap-2 tight:flex-wrap">
      <span className={`self-center ${isDone ? "text-mint-deep" : "text-soft"}`}>
        {isDone ? (
          <Icon name="check" size={20} />
        ) : (
          <span className="block size-3.5 rounded-full border-2 border-control" aria-hidden="true" />
        )}
      </span>
      <span className={`min-w-0 grow ${isDone ? "text-soft" : ""}`}>{title}</span>
      <span className="ms-auto shrink-0 text-sm text-soft">
        {isDone ? "geschafft" : standing === "goes-on" ? "geht weiter" : `bis ${day}`}
      </span>
    </li>
  );
}

function SentenceForm({ week }: { week: WeekView }) {
  return (
    <Form method="post" action="/coach/plan" className="mt-2 flex flex-col gap-3">
      <input type="hidden" name="intent" value="sentence" />
      <input type="hidden" name="monday" value={week.monday} />
      <Field
        label={`Dein Satz zu Woche ${week.number}`}
        hint="Leer: Der Satz aus dem Plan kommt zurück."
        name="sentence"
        maxLength={SENTENCE_MAX}
        autoComplete="off"
        autoFocus
        defaultValue={week.sentence.text}
      />
      <p className="row flex-wrap">
        <button className={button("primary")}>Satz speichern</button>
        <Link className={button("text")} to="/coach/plan">
          Abbrechen
        </Link>
      </p>
    </Form>
  );
}
