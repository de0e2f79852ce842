import type { Gains } from "~/domain/gains";
import { levelReached } from "~/domain/messages";
import { ProgressBar } from "../kit";
import { customProperties } from "./custom-properties";

/** The bar of the level fills from where it stood; past a new level it begins again. */
export function LevelGain({ level }: { level: Gains["level"] }) {
  const next = `Level ${level.level + 1}`;
  const reading = `${level.currentXp} von ${level.xpOfLevel} XP`;
  return (
    <section
      className="level-gain"
      data-reached={level.isReached}
      style={customProperties({ "--from": `${level.percentBefore}%` })}
    >
      <p className="row wrap spread numbers">
        <strong className="level-gain-name">
          {level.isReached ? levelReached(level.level) : `Level ${level.level}`}
        </strong>
        <span className="muted small">{`${reading} bis ${next}`}</span>
      </p>
      <ProgressBar percent={level.percent} label={`Bis ${next}`} reading={reading} kind="bar-xp" />
    </section>
  );
}
