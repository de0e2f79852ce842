import type { LevelBenefit } from "~/domain/level/level-benefits";
import { button, Disc, Icon, Link } from "../kit";

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
    <section className="card flex flex-col gap-3">
      <h2>{`Das bringt dir Level ${level}`}</h2>
      <ul className="grid gap-4">
        {benefits.map(({ id, title, description, holds }) => (
          <li key={id} className="row items-start">
            <Disc className={`size-[36px] ${holds ? "bg-mint-soft text-mint-deep" : "bg-sunken"}`}>
              <Icon name={holds ? "check" : "lock"} size={18} />
            </Disc>
            <div>
              <h3 className="leading-[1.4]">{title}</h3>
              <p className="text-sm leading-[1.4] text-soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
      {hasPaidPlan ? null : (
        <p>
          <Link className={button("quiet")} to="/pricing">
            Preise ansehen
          </Link>
        </p>
      )}
    </section>
  );
}
