import { formatNumber } from "~/domain/text/german-numbers";
import { XP_PER_STAGE } from "~/domain/level/levels";
import { ProgressBar } from "../kit/progress-bar";

/** Level and stage of the learner, beside the text: what a mission ends with is its own card. Rendered on the server alone. */
export function StandingLine({ level, stage }: { level: number; stage: { stage: number; percent: number } }) {
  return (
    <div className="row text-sm text-soft tabular-nums print:hidden">
      <p>
        Level {level} · Etappe {stage.stage} (je {formatNumber(XP_PER_STAGE)} XP)
      </p>
      <div className="flex-1">
        <ProgressBar percent={stage.percent} label={`Etappe ${stage.stage}`} kind="xp" />
      </div>
    </div>
  );
}
