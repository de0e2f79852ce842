import type { OfferedPlan } from "~/content/library";
import { FEATURES } from "~/domain/features";
import { isBuilt, type ShownState } from "~/domain/payments/offers";
import { badge, button, ComingSoonBadge, Icon, Link } from "../kit";
import { PlanPrice, PlanSavings } from "./plan-price";

export function PlanCard({
  plan,
  name = plan.name,
  state,
  lead = "price",
  className = "",
}: {
  plan: OfferedPlan;
  name?: string;
  state: ShownState;
  lead?: "price" | "regular";
  className?: string;
}) {
  const isHighlighted = plan.badge !== undefined && state === "available";
  const border = isHighlighted ? "border-2 border-accent" : state === "current" ? "border-2 border-mint" : "";
  return (
    <li className={`card flex flex-col gap-2.5 ${border} ${className}`}>
      <header className="flex flex-col gap-1">
        <h2 className="row flex-wrap">
          {name}
          {plan.badge ? <span className={badge("accent", "font-sans tracking-normal")}>{plan.badge}</span> : null}
          {state === "soon" || !isBuilt(plan.id, FEATURES) ? <ComingSoonBadge /> : null}
        </h2>
        <p className="text-soft">{plan.claim}</p>
      </header>
      <PlanPrice plan={plan} lead={lead} />
      <ul className="grid gap-0.5 text-note">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2 tight:flex-wrap">
            <CheckMark className="text-mint-deep" />
            {feature}
          </li>
        ))}
      </ul>
      <PlanSavings plan={plan} />
      <div className="mt-auto flex flex-col gap-2">
        {plan.promises.length > 0 ? <p className="text-sm text-soft">{plan.promises.join(" · ")}</p> : null}
        {state === "available" ? (
          <Link className={button(isHighlighted ? "next" : "quiet", "w-full")} to={`/kasse?plan=${plan.id}`}>
            {name} wählen
          </Link>
        ) : state === "soon" ? null : (
          <p className="flex min-h-12 items-center justify-center gap-2 font-semibold text-mint-deep">
            <CheckMark />
            {STATE_LABELS[state]}
          </p>
        )}
      </div>
    </li>
  );
}

function CheckMark({ className = "" }: { className?: string }) {
  return (
    <span className={`mt-0.5 shrink-0 ${className}`}>
      <Icon name="check" size={20} />
    </span>
  );
}

const STATE_LABELS = {
  current: "Dein Tarif",
  included: "In deinem Tarif enthalten",
  withheld: "Für dich reicht das Add-on",
} as const;
