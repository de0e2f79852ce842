import { honourDecision } from "~/domain/experiments/decision-words";
import { DECISION_LABELS } from "~/domain/experiments/experiment";
import { Link, notice } from "../kit";
import type { KnownExperiment } from "./use-experiments";

/** Note on a decision, honoured whichever it is; a stop has its ways on. */
export function DecidedNote({ experiment }: { experiment: KnownExperiment }) {
  const { standing } = experiment;
  if (!standing.decided) return null;
  const { decision, sentence } = standing.decided;
  return (
    <div role="note" className={notice("plain", "flex flex-col gap-2")}>
      <p>
        <strong>Entschieden: {DECISION_LABELS[decision]}</strong>
      </p>
      <p className="wrap-anywhere">„{sentence}“</p>
      <p>{honourDecision(standing, experiment)}</p>
      {decision === "stop" ? (
        <p className="print:hidden">
          <Link to="/neustart/pfad">Einen anderen Pfad ansehen</Link>
        </p>
      ) : null}
      <p className="print:hidden">
        <Link to="/level#weg">Dein Weg in Zahlen</Link>
      </p>
    </div>
  );
}
