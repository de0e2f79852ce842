import { hasResult, judgeResult, type Decision, type Experiment, type ExperimentStanding } from "./experiment";

const HONOURED: Record<Decision, string> = {
  go: "Du machst weiter, weil du gezählt hast, nicht weil du hoffst.",
  change: "Du änderst etwas, bevor es teuer wird. Genau dafür war der Versuch da.",
  stop: "Du lässt es, mit Grund. Das ist ein Erfolg: Du hast geprüft, was andere ein Jahr lang hoffen, und hast die Zeit jetzt für etwas anderes.",
};

const UNCOUNTED: Record<Decision, string> = {
  go: "Du machst weiter.",
  change: "Du änderst etwas.",
  stop: "Du lässt es, und die Zeit gehört wieder dir.",
};

/** Words on a decision: honoured whichever it is, when something was counted for it. */
export function honourDecision(standing: ExperimentStanding, { of, ends }: Pick<Experiment, "of" | "ends">): string {
  const decision = standing.decided?.decision;
  if (!decision) return "";
  if (!hasResult(standing)) return `${UNCOUNTED[decision]} Gezählt ist noch nichts.`;
  if (decision === "go" && judgeResult(standing, of) === "missed") {
    return "Deine Schwelle ist nicht erreicht, und du machst trotzdem weiter. Das darfst du. Lies deinen Grund in vier Wochen noch einmal.";
  }
  return `${HONOURED[decision]} ${ends[decision]}`;
}
