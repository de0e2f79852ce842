import { badge } from "../kit";

export function XpParts({ xp, bonusXp, id }: { xp: number; bonusXp: number; id?: string }) {
  return (
    <p className="row flex-wrap justify-center gap-1.5 font-strong" id={id}>
      <span className={badge("xp", "tabular-nums")}>{xp} XP</span>
      {bonusXp > 0 ? (
        <>
          <span aria-hidden="true">+</span>
          <span className={badge("xp", "tabular-nums")}>{bonusXp} XP Level-Bonus</span>
        </>
      ) : null}
    </p>
  );
}
