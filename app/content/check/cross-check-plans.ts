import { wholeMonths } from "~/domain/payments/prices";
import type { Collections } from "../entries";
import { at } from "./at";
import type { Problem } from "../files/source.server";

/**
 * Price claims of plans about each other must be true to the cent at the lowest monthly price ever charged: a saving
 * only grows when the regular price follows the introductory one. The result does not depend on the day, so it can be
 * cached.
 */
export function* crossCheckPlans(plans: Collections["plans"]): Generator<Problem> {
  for (const { source, data } of plans) {
    if (!data.lifetimeOf) continue;
    const wrong = (field: string, message: string): Problem => at(source, [field], "F003", message);
    const monthly = plans.find((plan) => plan.data.id === data.lifetimeOf)?.data;
    if (!monthly || monthly.billing !== "month") {
      yield wrong("lifetimeOf", `Den Monatstarif „${data.lifetimeOf}“ gibt es nicht.`);
      continue;
    }
    if (data.regularPriceEuro && wholeMonths(data.regularPriceEuro, monthly.priceEuro) === null) {
      yield wrong(
        "regularPriceEuro",
        `${data.regularPriceEuro} € sind keine ganze Zahl von Monaten ${monthly.name} zu ${monthly.priceEuro} €.`,
      );
    }
    if (!data.savings) continue;
    const { percent, months } = data.savings;
    const instead = months * monthly.priceEuro;
    const saved = (1 - data.priceEuro / instead) * 100;
    if (saved <= percent) {
      const claim = `Die Ersparnis stimmt nicht: ${data.priceEuro} € statt ${instead} € (${months} Monate ${monthly.name})`;
      yield wrong("savings", `${claim} sind ${saved.toFixed(1)} %, nicht über ${percent} %.`);
    }
  }
}
