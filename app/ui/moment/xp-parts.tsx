/** What a mission pays: its reward, and what the person's level adds to it. */
export function XpParts({ xp, bonusXp, id }: { xp: number; bonusXp: number; id?: string }) {
  return (
    <p className="row wrap xp-parts" id={id}>
      <span className="badge badge-xp numbers">{xp} XP</span>
      {bonusXp > 0 ? (
        <>
          <span aria-hidden="true">+</span>
          <span className="badge badge-xp numbers">{bonusXp} XP Level-Bonus</span>
        </>
      ) : null}
    </p>
  );
}
