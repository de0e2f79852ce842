import type { Plan } from "~/content/library";
import { FEATURES } from "~/domain/features";
import { isBuilt, type ShownState } from "~/domain/offers";
import { ComingSoonBadge, Icon, Link } from "../kit";
import { PlanPrice, PlanSavings } from "./plan-price";

/** One plan with its price, what it opens, and the way to the checkout. */
export function PlanCard({
  plan,
  name = plan.name,
  state,
  note,
  lead = "price",
}: {
  plan: Plan;
  name?: string;
  state: ShownState;
  /** Where the person stands on this plan. */
  note?: string | undefined;
  lead?: "price" | "regular";
}) {
  const isHighlighted = plan.badge !== undefined && state === "available";
  return (
    <li className="card stack plan" data-highlighted={isHighlighted} data-current={state === "current"}>
      <header className="stack">
        <h2 className="row wrap">
          {name}
          {plan.badge ? <span className="badge plan-badge">{plan.badge}</span> : null}
          {state === "soon" || !isBuilt(plan.id, FEATURES) ? <ComingSoonBadge /> : null}
        </h2>
        <p className="muted">{plan.claim}</p>
      </header>
      <PlanPrice plan={plan} lead={lead} />
      <ul className="plan-features">
        {plan.features.map((feature) => (
          <li key={feature}>
            <Icon name="check" size={20} />
            {feature}
          </li>
        ))}
      </ul>
      <PlanSavings plan={plan} />
      <div className="stack plan-action">
        {plan.promises.length > 0 ? <p className="muted small">{plan.promises.join(" · ")}</p> : null}
        {state === "available" ? (
          <Link
            className={`button button-block ${isHighlighted ? "button-next" : "button-quiet"}`}
            to={`/kasse?plan=${plan.id}`}
          >
            {name} wählen
          </Link>
        ) : state === "soon" ? null : (
          <p className="plan-state">
            <Icon name="check" size={20} />
            {note ?? STATE_LABELS[state]}
          </p>
        )}
      </div>
    </li>
  );
}

const STATE_LABELS = {
  current: "Dein Tarif",
  included: "In deinem Tarif enthalten",
  withheld: "Für dich reicht das Add-on",
} as const;
