import { Form } from "@remix-run/react";
import type { ActionPlanView } from "~/domain/action-plan/plan-view";
import { FREE, shownWeeks } from "~/domain/action-plan/shown-weeks";
import { BackLink, button, Deletion, Link, notice } from "../kit";
import { Week } from "./week";

interface ActionPlanProps {
  goal: string;
  pathName: string;
  /** The path the plan was made on, if the learner has switched since. */
  earlierPath: string | null;
  view: ActionPlanView;
  /** The Monday of the week whose sentence is being written. */
  editing: string | null;
  canWord: boolean;
}

export function ActionPlan({ goal, pathName, earlierPath, view, editing, canWord }: ActionPlanProps) {
  const { past, next, free } = shownWeeks(view.weeks);
  return (
    <main
      id="main"
      className="screen screen-wide print:[--color-primary:black] print:[--color-soft:black] print:[&_a]:no-underline"
      tabIndex={-1}
    >
      <div className="print:hidden">
        <BackLink to="/coach" label="Zurück zu Inno" />
      </div>
      <header className="flex flex-col gap-3">
        <h1>Dein Plan</h1>
        <p className="text-lead wrap-anywhere">{view.sentence}</p>
        <p className="text-sm text-soft">
          {pathName}
          {view.lastDay ? ` · fertig am ${view.lastDay}` : ""}
        </p>
      </header>
      <div className="columns gap-5">
        <div className="flex flex-col gap-5">
          {earlierPath ? (
            <p className={notice("plain")}>
              Dein Ziel „{goal}“ hast du für {earlierPath} geschrieben. Der Plan zählt jetzt die Missionen von{" "}
              {pathName}. Passt es noch? Sonst ändere den Plan.
            </p>
          ) : null}
          {view.notices.map((text) => (
            <p key={text} className={notice("plain", "print:p-0")}>
              {text}
            </p>
          ))}
          {past.length > 0 ? (
            <details className="disclosure print:hidden">
              <summary>{past.length === 1 ? "Die Woche davor" : `Die ${past.length} Wochen davor`}</summary>
              <ol className="grid gap-6">
                {past.map((week) => (
                  <Week key={week.monday} week={week} />
                ))}
              </ol>
            </details>
          ) : null}
          <section aria-labelledby="wochen" className="grid gap-4">
            <h2 id="wochen">{view.isFinished ? "Deine Wochen" : "So geht es weiter"}</h2>
            <ol className="grid gap-6">
              {next.map((week) => (
                <Week key={week.monday} week={week} isEditing={week.monday === editing} canEdit />
              ))}
              {free ? <FreeWeeks name={free} /> : null}
            </ol>
          </section>
        </div>
        <PlanActions canWord={canWord} />
      </div>
    </main>
  );
}

function FreeWeeks({ name }: { name: string }) {
  return (
    <li className="border-s-3 border-line ps-4">
      <h3>{name}</h3>
      <p className="mt-2">{FREE}</p>
    </li>
  );
}

function PlanActions({ canWord }: { canWord: boolean }) {
  const small = button("quiet", "px-3.5! text-note");
  return (
    <section className="flex flex-col gap-4 lg:sticky lg:top-8 print:hidden" aria-label="Mit deinem Plan">
      <div className="row flex-wrap">
        <Link className={small} to="/coach/plan?bearbeiten=1">
          Plan ändern
        </Link>
        <IntentForm intent="again" label="Neu planen ab heute" look={small} />
        {canWord ? <IntentForm intent="word" label="Von Inno formulieren lassen" look={small} /> : null}
        <a className={small} href="/coach/plan.ics" download>
          In den Kalender
        </a>
        <a className={small} href="/coach/plan/druck">
          Drucken
        </a>
      </div>
      <p className="text-sm text-soft">
        Ändert sich dein Plan, lade die Kalenderdatei noch einmal: Die Termine werden dann verschoben statt verdoppelt.
      </p>
      <DeleteActionPlan />
    </section>
  );
}

const IntentForm = ({ intent, label, look }: { intent: string; label: string; look: string }) => (
  <Form method="post" action="/coach/plan">
    <input type="hidden" name="intent" value={intent} />
    <button className={look}>{label}</button>
  </Form>
);

export const DeleteActionPlan = () => (
  <Deletion
    summary="Plan löschen"
    text="Gelöscht werden Ziel, Zeiten und deine Sätze. Missionen, Antworten und XP bleiben."
    action="/coach/plan"
    fields={{ intent: "delete" }}
    label="Plan endgültig löschen"
  />
);
