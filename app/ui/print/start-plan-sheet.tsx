import { STATE_LABELS } from "~/domain/start-steps/step-form";
import { shortDate } from "~/domain/time/german-dates";
import { describeEvidence } from "../kit/evidence";
import type { StepOnScreen } from "../start-steps/step-on-screen";
import { Lines } from "./lines";
import { SheetFoot, type Stand } from "./sheet-stand";

interface StartPlanSheetProps extends Stand {
  /** „1. März 2027“; null: no day yet. */
  startsOn: string | null;
  mine: readonly StepOnScreen[];
  /** Steps that do not concern the learner, by what they have told. */
  others: readonly StepOnScreen[];
}

/** The way through the offices on paper: boxes to tick, what was said so far, and lines for what will be. */
export function StartPlanSheet({ startsOn, mine, others, ...stand }: StartPlanSheetProps) {
  const done = mine.filter(({ state }) => state === "done").length;
  return (
    <article className="sheet">
      <header className="sheet-head">
        <div>
          <h1 className="sheet-title">Mein Startfahrplan</h1>
          <p>
            {startsOn ? `Start: ${startsOn}` : "Noch ohne Starttag: Fristen zählen von ihm an"} · {done} von{" "}
            {mine.length} erledigt
          </p>
        </div>
      </header>
      {mine.map((step) => (
        <Step key={step.slug} step={step} />
      ))}
      {others.length > 0 ? (
        <section className="sheet-kept">
          <h2 className="sheet-section">Betrifft dich laut deinen Angaben nicht</h2>
          <ul>
            {others.map(({ slug, title, office }) => (
              <li key={slug}>
                {title} ({office})
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="sheet-kept">Was in einem Bescheid oder Brief an dich steht, geht immer vor.</p>
      <SheetFoot {...stand} />
    </article>
  );
}

function Step({ step }: { step: StepOnScreen }) {
  const { title, office, cost, due, isPast, state, on, note, papers, waitsFor, html, sources } = step;
  const where = [office, cost, due, isPast ? "schon vorbei" : null].filter(Boolean).join(" · ");
  return (
    <section className="sheet-task sheet-kept">
      <h2>
        {state === "done" ? "☑" : "☐"} {title}
      </h2>
      <p className="sheet-place">{where}</p>
      {state === "open" ? null : (
        <p>
          {STATE_LABELS[state]}
          {on ? ` am ${shortDate(on)}` : ""}
        </p>
      )}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      {papers.length > 0 ? <p>Halt bereit: {papers.join(", ")}</p> : null}
      {waitsFor.length > 0 ? <p>Kommt nach: {waitsFor.map((before) => `„${before}“`).join(", ")}</p> : null}
      {sources.length > 0 ? <p className="sheet-hint">{describeEvidence(step)}</p> : null}
      {note ? <p className="sheet-written">{note}</p> : state === "done" ? null : <Lines count={2} />}
    </section>
  );
}
