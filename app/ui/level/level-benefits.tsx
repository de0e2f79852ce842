import type { LevelBenefit } from "~/domain/level-benefits";
import { Icon, Link } from "../kit";

export function LevelBenefits({
  level,
  benefits,
  hasPaidPlan,
}: {
  level: number;
  benefits: LevelBenefit[];
  hasPaidPlan: boolean;
}) {
  return (
    <section className="card stack">
      <h2>{`Das bringt dir Level ${level}`}</h2>
      <ul className="benefits">
        {benefits.map(({ id, title, description, holds }) => (
          <li key={id} className="row benefit" data-holds={holds}>
            <span className="start-dot">
              <Icon name={holds ? "check" : "lock"} size={18} />
            </span>
            <div>
              <h3>{title}</h3>
              <p className="small muted">{description}</p>
            </div>
          </li>
        ))}
      </ul>
      {hasPaidPlan ? null : (
        <p>
          <Link className="button button-quiet" to="/pricing">
            Preise ansehen
          </Link>
        </p>
      )}
    </section>
  );
}
