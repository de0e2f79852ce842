import { formatNumber } from "~/domain/text/german-numbers";
import { XP_PER_LEVEL, XP_PER_STAGE, type Level, type Stage } from "~/domain/level/levels";
import { ProgressBar } from "../kit";

export function LevelStanding({ level, stage, totalXp }: { level: Level; stage: Stage; totalXp: number }) {
  return (
    <div className="card grid justify-items-center gap-5 min-[30rem]:grid-cols-[auto_minmax(0,1fr)] min-[30rem]:items-center">
      <Seal level={level.level} />
      <div className="flex w-full flex-col gap-4">
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
        <p className="text-sm text-soft">
          Eine Etappe sind {formatNumber(XP_PER_STAGE)} XP, so viel wie {XP_PER_STAGE / XP_PER_LEVEL} Level.
        </p>
      </div>
    </div>
  );
}

function Seal({ level }: { level: number }) {
  return (
    <p className="relative animate-[pop_240ms_var(--ease-spring)_both] aspect-square w-34 shrink-0">
      <svg viewBox="-60 -60 120 120" className="fill-gold" aria-hidden="true">
        {[0, 30, 60].map((turn) => (
          <rect key={turn} x="-41" y="-41" width="82" height="82" rx="16" transform={`rotate(${turn})`} />
        ))}
        <circle
          r="40"
          className="fill-none stroke-on-accent"
          strokeOpacity=".25"
          strokeWidth="2"
          strokeDasharray=".1 6"
          strokeLinecap="round"
        />
      </svg>
      <span className="absolute inset-0 grid place-content-center justify-items-center leading-none font-strong text-on-accent">
        <span className="text-sm">Level</span> <strong className="font-display text-[3rem] font-[750]">{level}</strong>
      </span>
    </p>
  );
}

function Measure({ name, reading, percent }: { name: string; reading: string; percent: number }) {
  return (
    <div className="grid gap-1.5">
      <p className="row flex-wrap justify-between text-sm tabular-nums">
        <strong>{name}</strong>
        <span className="text-soft">{reading}</span>
      </p>
      <ProgressBar percent={percent} label={name} reading={reading} kind="xp" />
    </div>
  );
}
