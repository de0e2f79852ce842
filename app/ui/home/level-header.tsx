import { badge, Disc, Picture, ProgressBar } from "../kit";

export function LevelHeader({
  firstName,
  initial,
  level,
  totalXp,
  type,
}: {
  firstName: string;
  initial: string;
  level: { level: number; currentXp: number; nextLevelXp: number; percent: number };
  totalXp: number;
  type: { name: string; slug: string } | null;
}) {
  return (
    <header className="card row gap-4 lg:flex-1 lg:gap-6">
      {type ? (
        <Picture src={`/art/types/${type.slug}.svg`} alt="" width={64} height={64} className="lg:size-32" eager />
      ) : (
        <Disc className="size-[64px] bg-primary-soft text-[28px] text-primary">{initial}</Disc>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-2 tight:basis-full">
        <h1 className="text-[min(1.5rem,11vw)]">Hallo {firstName}</h1>
        <p className="row flex-wrap text-sm">
          <span className={badge("primary", "tabular-nums")}>Level {level.level}</span>
          <span className={badge("xp", "tabular-nums")}>{totalXp} XP</span>
          {type ? <span className="text-soft">{type.name}</span> : null}
        </p>
        <ProgressBar percent={level.percent} label={`Fortschritt zu Level ${level.level + 1}`} kind="xp" />
        <p className="text-sm text-soft tabular-nums">
          {level.nextLevelXp - totalXp} XP bis Level {level.level + 1}
        </p>
      </div>
    </header>
  );
}
