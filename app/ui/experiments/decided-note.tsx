import { DECISION_LABELS, type Decided, type Decision } from "~/domain/experiments/experiment";
import { Link, notice } from "../kit";

const HONOURED: Record<Decision, string> = {
  go: "Du machst weiter, weil du gezählt hast, nicht weil du hoffst.",
  change: "Du änderst etwas, bevor es teuer wird. Genau dafür war der Versuch da.",
  stop: "Du lässt es, mit Grund. Das ist ein Erfolg: Du hast geprüft, was andere ein Jahr lang hoffen, und hast die Zeit jetzt für etwas anderes.",
};

/** What was decided, honoured whichever it is; a stop has its ways on. */
export const DecidedNote = ({
  decided: { decision, sentence },
  ends,
}: {
  decided: Decided;
  ends: Record<Decision, string>;
}) => (
  <div role="note" className={notice("plain", "flex flex-col gap-2")}>
    <p>
      <strong>Entschieden: {DECISION_LABELS[decision]}</strong>
    </p>
    <p className="wrap-anywhere">„{sentence}“</p>
    <p>
      {HONOURED[decision]} {ends[decision]}
    </p>
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
