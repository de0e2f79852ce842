import { customProperties } from "./custom-properties";
import { XpParts } from "./xp-parts";

/** The sum counts up, by the style sheet alone; what is read aloud and copied is its end. */
export function XpGain({ sum, xp, bonusXp }: { sum: number; xp: number; bonusXp: number }) {
  if (sum === 0) return null;
  return (
    <div className="xp-gain">
      <p className="xp-sum numbers" style={customProperties({ "--count": sum })}>
        <span className="xp-count">
          <span>{sum}</span>
        </span>{" "}
        XP
      </p>
      {bonusXp > 0 ? <XpParts xp={xp} bonusXp={bonusXp} /> : null}
    </div>
  );
}
