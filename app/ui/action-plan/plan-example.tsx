import type { WeekView } from "~/domain/action-plan/plan-view";
import { button, Link, notice } from "../kit";
import { DeleteActionPlan } from "./action-plan";
import { Week } from "./week";

interface PlanExampleProps {
  pathName: string | null;
  weeks: WeekView[];
  /** A plan of the member's own is still stored. */
  isKept: boolean;
}

/** Shows what the plan is to members whose tariff does not include it. */
export function ActionPlanExample({ pathName, weeks, isKept }: PlanExampleProps) {
  return (
    <>
      <header className="flex flex-col gap-3">
        <h1>Dein Plan für 90 Tage</h1>
        <p className="text-lead text-soft">
          Du sagst, wann du Zeit hast und was du erreichen willst. Daraus wird ein Plan mit Wochenzielen und Datum, den
          du jederzeit pausieren, ändern, drucken und in deinen Kalender legen kannst. Liegt etwas zurück, rechnet er
          neu.
        </p>
      </header>
      {isKept ? (
        <div className={notice("plain", "grid gap-2")}>
          <p>Dein Plan ist noch da. Mit Pro + AI-Coach siehst du ihn wieder.</p>
          <DeleteActionPlan />
        </div>
      ) : null}
      {weeks.length > 0 ? (
        <section className="card grid gap-5" aria-labelledby="beispiel">
          <div>
            <h2 id="beispiel">So sähe er bei dir aus</h2>
            <p className="text-sm text-soft">
              Deine nächsten Missionen in {pathName}, gerechnet mit drei Abenden in der Woche zu zwei Stunden ab heute.
            </p>
          </div>
          <ol className="grid gap-6 lg:grid-cols-2">
            {weeks.map((week) => (
              <Week key={week.monday} week={week} />
            ))}
          </ol>
        </section>
      ) : null}
      <p>Der Plan gehört zu Pro + AI-Coach. Alle Missionen gehst du auch ohne ihn, in deinem Tempo.</p>
      <p className="row flex-wrap">
        <Link className={button("primary")} to="/pricing">
          Preise ansehen
        </Link>
        <Link className={button("text")} to="/home">
          Zu deinem Weg
        </Link>
      </p>
    </>
  );
}
