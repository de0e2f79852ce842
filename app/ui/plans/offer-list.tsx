import type { OfferedPlan } from "~/content/library";
import type { ShownState } from "~/domain/payments/offers";
import { Segment } from "../kit/forms/segment";
import { PlanCard } from "./plan-card";
import { PlanList } from "./plan-list";

export interface ShownOffer {
  plan: OfferedPlan;
  state: ShownState;
}

/** Choice of offers, monthly or once. Styles alone show one of both lists, so that it works without scripts, too. */
export function OfferList({ offers }: { offers: readonly ShownOffer[] }) {
  return (
    <fieldset className="group flex min-w-0 flex-col gap-3">
      <legend className="sr-only">Wie du zahlen möchtest</legend>
      <div className="grid grid-cols-2 gap-1 rounded-full bg-sunken p-1 tight:grid-cols-1 tight:rounded-3xl md:max-w-96">
        <Segment field="billing" value="month" id="by-month" name="Monatlich" isChosen />
        <Segment field="billing" value="once" id="once" name="Einmal" isChosen={false} />
      </div>
      <PlanList>
        {offers.map(({ plan, state }) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            state={state}
            className={
              plan.billing === "once" ? "group-has-[#by-month:checked]:hidden" : "group-has-[#once:checked]:hidden"
            }
          />
        ))}
      </PlanList>
    </fieldset>
  );
}
