import { Picture, ProgressBar } from "../kit";

/** Who is here and how far: the user card with level, XP and the way to the next level. */
export function LevelHeader({
  firstName,
  level,
  totalXp,
  type,
}: {
  firstName: string;
  level: { level: number; currentXp: number; nextLevelXp: number; percent: number };
  totalXp: number;
  type: { name: string; slug: string } | null;
}) {
  return (
    <header className="card level-header">
      {type ? (
        <Picture src={`/art/types/${type.slug}.svg`} alt="" width={64} height={64} eager />
      ) : (
        <span className="level-initial" aria-hidden="true">
          {firstName.slice(0, 1)}
        </span>
      )}
      <div className="stack level-text">
        <h1>Hallo {firstName}</h1>
        <p className="row wrap small">
          <span className="badge badge-primary numbers">Level {level.level}</span>
          <span className="badge badge-xp numbers">{totalXp} XP</span>
          {type ? <span className="muted">{type.name}</span> : null}
        </p>
        <ProgressBar percent={level.percent} label={`Fortschritt zu Level ${level.level + 1}`} kind="bar-xp" />
        <p className="muted small numbers">
          {level.nextLevelXp - totalXp} XP bis Level {level.level + 1}
        </p>
      </div>
    </header>
  );
}
