import { DECISION_LABELS, hasResult, sayResult } from "~/domain/experiments/experiment";
import { EXPERIMENTS, experimentAnchor } from "~/domain/experiments/address";
import { shortDate } from "~/domain/time/german-dates";
import { badge, Deletion, FieldError } from "../kit";
import { DecidedNote } from "./decided-note";
import { DecisionForm } from "./decision-form";
import type { RefusedExperiment, RefusedPart } from "./refused";
import { ResultPart } from "./result-part";
import { ThresholdForm } from "./threshold-form";
import type { KnownExperiment } from "./use-experiments";

interface ExperimentCardProps {
  experiment: KnownExperiment;
  /** Day on which its threshold was chosen. */
  startedOn: string | null;
  /** Open because the learner came for this experiment. */
  isOpened: boolean;
  /** False once the plan has ended: it can be read and deleted. */
  canWrite: boolean;
  refused: RefusedExperiment | null;
}

/** One assumption: its test, the threshold before, the count, and what was decided. */
export function ExperimentCard({ experiment, startedOn, isOpened, canWrite, refused }: ExperimentCardProps) {
  const { id, assumption, standing, of, isWaiting } = experiment;
  const { threshold, decided } = standing;
  const part = (intent: RefusedExperiment["intent"]): RefusedPart => (refused?.intent === intent ? refused : null);
  return (
    <li id={experimentAnchor(id)} className="card scroll-mt-24 break-inside-avoid">
      <details open={isOpened || refused !== null || (threshold !== null && !decided)}>
        <summary className="min-h-11 cursor-pointer">
          <strong>{assumption}</strong>
          <span className="flex flex-wrap gap-2 pt-1.5">
            <span className={badge(threshold === null ? "plain" : "primary")}>{sayResult(standing, of)}</span>
            {decided ? <span className={badge("done")}>{DECISION_LABELS[decided.decision]}</span> : null}
            {isWaiting ? <span className={badge("accent")}>wird nachgetragen</span> : null}
          </span>
        </summary>
        <div className="flex flex-col gap-3 pt-3">
          <DecidedNote experiment={experiment} />
          <Steps experiment={experiment} />
          {startedOn ? <p className="text-sm text-soft">Gezählt wird seit dem {shortDate(startedOn)}.</p> : null}
          {canWrite && !hasResult(standing) && !decided ? (
            <ThresholdForm experiment={experiment} refused={part("threshold")} />
          ) : (
            <Sealed experiment={experiment} refused={part("threshold")} />
          )}
          {threshold === null ? null : (
            <>
              <ResultPart experiment={experiment} canWrite={canWrite} refused={part("result")} />
              {canWrite ? <DecisionForm experiment={experiment} refused={part("decide")} /> : null}
              <Deletion
                summary={
                  <>
                    Löschen oder neu anfangen<span className="sr-only">: {assumption}</span>
                  </>
                }
                text="Schwelle, Zahlen und Entscheidung sind dann weg, und gezählt wird wieder von vorn. Deine Kontakte bleiben."
                action={EXPERIMENTS}
                fields={{ intent: "delete", id }}
                label="Versuch löschen"
              />
            </>
          )}
        </div>
      </details>
    </li>
  );
}

const Steps = ({ experiment: { steps, days, cost } }: { experiment: KnownExperiment }) => (
  <>
    <ol className="list-decimal ps-5">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p className="text-sm text-soft">
      Dauer: {days} Tage · Kosten: {cost}
    </p>
  </>
);

const Sealed = ({ experiment: { standing, of }, refused }: { experiment: KnownExperiment; refused: RefusedPart }) => (
  <div>
    {refused ? <FieldError role="alert" error={refused.error} /> : null}
    {standing.threshold === null ? null : (
      <p>
        Deine Schwelle: <strong>{standing.threshold}</strong> von {of}.
        {hasResult(standing)
          ? " Sie steht, seit gezählt ist."
          : standing.decided
            ? " Sie steht, seit du entschieden hast."
            : ""}
      </p>
    )}
  </div>
);
