import { XP_PER_LEVEL, XP_PER_STAGE, type Level, type Stage } from "~/domain/levels";
import { formatNumber, ProgressBar } from "../kit";

/** The level as a seal, with its bar and that of the stage. */
export function LevelStanding({ level, stage, totalXp }: { level: Level; stage: Stage; totalXp: number }) {
  return (
    <section className="card level-standing">
      <p className="level-seal pop">
        <svg viewBox="-60 -60 120 120" aria-hidden="true">
          {[0, 30, 60].map((turn) => (
            <rect key={turn} x="-41" y="-41" width="82" height="82" rx="16" transform={`rotate(${turn})`} />
          ))}
          <circle r="40" />
        </svg>
        <span className="level-seal-text">
          <span className="small">Level</span> <strong className="numbers">{level.level}</strong>
        </span>
      </p>
      <div className="stack">
        <Measure
          name={`Bis Level ${level.level + 1}`}
          reading={`${formatNumber(level.currentXp)} von ${formatNumber(level.currentXp + level.nextLevelXp - totalXp)} XP`}
          percent={level.percent}
        />
        <Measure
          name={`Etappe ${stage.stage}`}
          reading={`${formatNumber(stage.xpInStage)} von ${formatNumber(stage.xpInStage + stage.nextStageXp - totalXp)} XP`}
          percent={stage.percent}
        />
        <p className="muted small">
          Eine Etappe sind {formatNumber(XP_PER_STAGE)} XP, so viel wie {XP_PER_STAGE / XP_PER_LEVEL} Level.
        </p>
      </div>
    </section>
  );
}

function Measure({ name, reading, percent }: { name: string; reading: string; percent: number }) {
  return (
    <div className="measure">
      <p className="row wrap spread small numbers">
        <strong>{name}</strong>
        <span className="muted">{reading}</span>
      </p>
      <ProgressBar percent={percent} label={name} reading={reading} kind="bar-xp" />
    </div>
  );
}
