import type { Plan } from "~/domain/access";
import { formatNumber, Picture } from "../kit";

const PLAN_NAMES: Record<Plan, string> = { free: "Free", pro: "Pro", pro_ai: "Pro AI" };
const RADIUS = 70;
const LENGTH = 2 * Math.PI * RADIUS;

/** Who somebody is and how far: the avatar in a ring that closes with the path's missions, and the figures. */
export function ProfileHeader({
  firstName,
  plan,
  type,
  level,
  totalXp,
  startMissions,
  pathProgress,
}: {
  firstName: string;
  plan: Plan;
  type: { name: string; slug: string } | null;
  level: number;
  totalXp: number;
  startMissions: { completed: number; total: number };
  pathProgress: { completed: number; total: number; percent: number };
}) {
  const { completed, total, percent } = pathProgress;
  return (
    <header className="card profile-header">
      <div className="avatar-ring">
        <svg viewBox="0 0 152 152" aria-hidden="true">
          <circle className="ring-track" cx="76" cy="76" r={RADIUS} />
          <circle
            className="ring-value"
            cx="76"
            cy="76"
            r={RADIUS}
            strokeDasharray={`${(percent / 100) * LENGTH} ${LENGTH}`}
          />
        </svg>
        {type ? (
          <Picture src={`/art/types/${type.slug}.svg`} alt={type.name} width={120} height={120} eager />
        ) : (
          <span className="level-initial" aria-hidden="true">
            {firstName.slice(0, 1)}
          </span>
        )}
      </div>
      <h1>{firstName}</h1>
      <p className="badge badge-primary">{PLAN_NAMES[plan]}</p>
      <dl className="figures numbers">
        <Figure name="Level" value={level} />
        <Figure name="XP gesamt" value={formatNumber(totalXp)} />
        <Figure name="Missionen" value={completed} />
        <Figure name="Fortschritt" value={`${percent} %`} />
      </dl>
      <p className="muted small">
        Dein Pfad: {completed} von {total} Missionen abgeschlossen.
      </p>
      <p className="muted small">
        Startmissionen: {startMissions.completed} von {startMissions.total}
      </p>
    </header>
  );
}

function Figure({ name, value }: { name: string; value: string | number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
