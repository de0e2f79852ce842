import { formatNumber } from "~/domain/text/german-numbers";
import type { Plan } from "~/domain/payments/access";
import { badge, Disc, Picture } from "../kit";

const PLAN_NAMES: Record<Plan, string> = { free: "Free", pro: "Pro", pro_ai: "Pro AI" };
const RADIUS = 70;
const LENGTH = 2 * Math.PI * RADIUS;

/** Head of the profile: a ring around the member's type, and one sentence on where they stand. */
export function ProfileHeader({
  firstName,
  initial,
  plan,
  type,
  level,
  totalXp,
  path,
  pathProgress,
}: {
  firstName: string;
  initial: string;
  plan: Plan;
  type: { name: string; slug: string } | null;
  level: number;
  totalXp: number;
  /** Its name; null before one is chosen. */
  path: string | null;
  pathProgress: { completed: number; total: number; percent: number };
}) {
  const { completed, total, percent } = pathProgress;
  const missions = `${completed} von ${total} Missionen abgeschlossen`;
  const standing = `Level ${level} mit ${formatNumber(totalXp)} XP, ${missions}: ${percent} % ${path ? "deines Pfads" : "des Pfads, den du noch wählst"}.`;
  return (
    <header className="card grid justify-items-center gap-2 text-center">
      <div className="relative grid size-[152px] place-items-center">
        <svg className="absolute inset-0 -rotate-90 fill-none stroke-8" viewBox="0 0 152 152" aria-hidden="true">
          <circle className="stroke-sunken" cx="76" cy="76" r={RADIUS} />
          <circle
            className="stroke-mint"
            cx="76"
            cy="76"
            r={RADIUS}
            strokeDasharray={`${(percent / 100) * LENGTH} ${LENGTH}`}
          />
        </svg>
        {type ? (
          <Picture
            src={`/art/types/${type.slug}.svg`}
            alt={type.name}
            width={120}
            height={120}
            className="size-[120px] rounded-full"
            eager
          />
        ) : (
          <Disc className="size-[120px] bg-primary-soft text-[48px] text-primary">{initial}</Disc>
        )}
      </div>
      <h1>{firstName}</h1>
      <p className={badge("primary")}>{PLAN_NAMES[plan]}</p>
      <p className="max-w-xl">{standing}</p>
    </header>
  );
}
