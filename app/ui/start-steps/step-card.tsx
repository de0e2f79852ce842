import { shortDate } from "~/domain/time/german-dates";
import type { StepOnScreen } from "./step-on-screen";
import { badge } from "../kit";
import { Sources } from "../kit/evidence";
import { FactNotes } from "../kit/fact-notes";
import type { KnownStep } from "./use-start-plan";
import { StandingForm, type RefusedStep } from "./standing-form";

/** One step: whom to ask or tell what, and how far that is. */
export function StepCard({
  step,
  isOpened,
  refused,
}: {
  step: KnownStep;
  /** Open because the learner came for this step. */
  isOpened: boolean;
  refused: RefusedStep | null;
}) {
  const { slug, title, office, due, isPast, state, cost, papers, waitsFor, html, facts } = step;
  return (
    <li id={slug} className="card scroll-mt-24 break-inside-avoid">
      <details open={isOpened || refused !== null}>
        <summary className="min-h-11 cursor-pointer">
          <strong className={state === "done" ? "text-soft" : ""}>{title}</strong>
          <span className="flex flex-wrap gap-2 pt-1.5">
            <Standing step={step} />
            {due && state !== "done" ? <span className={badge(isPast ? "accent" : "plain")}>{due}</span> : null}
            {step.isWaiting ? <span className={badge("accent")}>wird nachgetragen</span> : null}
            {isPast ? <span className={badge("accent")}>schon vorbei</span> : null}
          </span>
        </summary>
        <div className="flex flex-col gap-3 pt-3">
          <p className="text-sm text-soft">
            {office}
            {cost ? `, ${cost}` : ""}
          </p>
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          {papers.length > 0 ? (
            <div>
              <p className="font-semibold">Halt bereit</p>
              <ul className="list-disc ps-5">
                {papers.map((paper) => (
                  <li key={paper}>{paper}</li>
                ))}
              </ul>
            </div>
          ) : null}
          {waitsFor.length > 0 ? (
            <p className="text-sm text-soft">Kommt nach: {waitsFor.map((before) => `„${before}“`).join(", ")}</p>
          ) : null}
          <StandingForm key={step.loaded} step={step} refused={refused} />
          <FactNotes facts={facts} />
          <Sources {...step} />
        </div>
      </details>
    </li>
  );
}

function Standing({ step: { state, on } }: { step: StepOnScreen }) {
  if (state === "open") return null;
  const day = on === null ? "" : ` am ${shortDate(on)}`;
  return state === "done" ? (
    <span className={badge("done")}>erledigt{day}</span>
  ) : (
    <span className={badge("primary")}>gefragt{day}</span>
  );
}
