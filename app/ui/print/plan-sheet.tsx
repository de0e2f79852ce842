import type { ActionPlanView, WeekView } from "~/domain/action-plan/plan-view";
import { FREE, shownWeeks } from "~/domain/action-plan/shown-weeks";
import { SheetFoot, type Stand } from "./sheet-stand";

/** The weeks to come on paper, with boxes to tick. */
export function ActionPlanSheet({ pathName, view, ...stand }: Stand & { pathName: string; view: ActionPlanView }) {
  const { next, free } = shownWeeks(view.weeks);
  return (
    <article className="sheet">
      <header className="sheet-head">
        <div>
          <h1 className="sheet-title">Dein Plan</h1>
          <p className="wrap-anywhere">{view.sentence}</p>
          <p>
            {pathName}
            {view.lastDay ? ` · fertig am ${view.lastDay}` : ""}
          </p>
        </div>
      </header>
      {view.notices.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h2 className="sheet-section">{view.isFinished ? "Deine Wochen" : "So geht es weiter"}</h2>
      {next.map((week) => (
        <Week key={week.monday} week={week} />
      ))}
      {free ? (
        <section className="sheet-task sheet-kept">
          <h3>{free}</h3>
          <p>{FREE}</p>
        </section>
      ) : null}
      <SheetFoot {...stand} />
    </article>
  );
}

const Week = ({ week }: { week: WeekView }) => (
  <section className="sheet-task sheet-kept">
    <h3>
      Woche {week.number}
      {week.isPause ? ": Pause" : ""}
    </h3>
    <p>
      {week.dates}
      {week.evenings ? ` · ${week.evenings}` : ""}
    </p>
    <p className="wrap-anywhere">{week.sentence.text}</p>
    {week.missions.map(({ id, title, tasks }) => (
      <section key={id} className="sheet-answer">
        <h4>{title}</h4>
        <ul>
          {tasks.map((task) => (
            <li key={task.id}>
              {task.standing === "done" ? "☑" : "☐"} {task.title} ({dueOf(task)})
            </li>
          ))}
        </ul>
      </section>
    ))}
  </section>
);

const dueOf = ({ standing, day }: WeekView["missions"][number]["tasks"][number]): string =>
  standing === "done" ? "geschafft" : standing === "goes-on" ? "geht weiter" : `bis ${day}`;
