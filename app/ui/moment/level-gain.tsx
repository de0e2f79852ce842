import type { Gains } from "~/domain/level/gains";
import { levelReached } from "~/domain/level/successes";
import { ProgressBar } from "../kit";
import { customProperties } from "./custom-properties";

const REACHED = "animate-[pop_320ms_850ms_var(--ease-spring)_backwards] text-[1.75rem] text-gold-deep";

/** The bar to the next level; it starts over when a level is reached. */
export function LevelGain({ level }: { level: Gains["level"] }) {
  const next = `Level ${level.level + 1}`;
  const reading = `${level.currentXp} von ${level.xpOfLevel} XP`;
  return (
    <div
      className="level-gain grid gap-1.5"
      data-reached={level.isReached}
      style={customProperties({ "--from": `${level.percentBefore}%` })}
    >
      <p className="row flex-wrap items-baseline justify-between gap-x-3 gap-y-0 tabular-nums">
        <strong className={`font-display leading-[1.2] font-bold normal-nums ${level.isReached ? REACHED : "text-xl"}`}>
          {level.isReached ? levelReached(level.level) : `Level ${level.level}`}
        </strong>
        <span className="text-sm text-soft">{`${reading} bis ${next}`}</span>
      </p>
      <ProgressBar percent={level.percent} label={`Bis ${next}`} reading={reading} kind="xp" />
    </div>
  );
}
