import type { OfferedPlan } from "~/content/library";

/** A member's current plan, in one line: nothing to buy, so nothing that looks like an offer. */
export function OwnPlan({ plan, note }: { plan: OfferedPlan; note: string }) {
  return (
    <p className="row flex-wrap gap-x-2 gap-y-0 rounded-2xl bg-sunken px-4 py-1.5 text-sm">
      <strong>{plan.name}</strong>
      {plan.billing === "none" ? <span>Kostenlos</span> : null}
      <span className="text-soft">{note}</span>
    </p>
  );
}
