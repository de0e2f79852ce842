import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { assemblePlans } from "~/content/assemble-plans";
import { planSchema } from "~/content/frontmatter/plan-schema";
import type { OfferedPlan } from "~/content/library";
import { planOn } from "~/content/offered-plan";
import { OrderTerms } from "./order-terms";
import { PlanPrice, PlanSavings } from "./plan-price";

const LAST_DAY = "2027-06-30";
const DAY_AFTER = "2027-07-01";

const WRITTEN = [
  {
    id: "pro",
    name: "Pro",
    order: 1,
    billing: "month",
    priceEuro: 9,
    regularPriceEuro: 19,
    introductoryUntil: LAST_DAY,
    stripeLookupKey: "pro",
    regularLookupKey: "pro_regular",
  },
  {
    id: "lifetime_pro",
    name: "Lifetime Pro",
    order: 2,
    billing: "once",
    priceEuro: 49,
    regularPriceEuro: 108,
    stripeLookupKey: "lifetime_pro",
    lifetimeOf: "pro",
    savings: { percent: 80, months: 36 },
  },
];
const STORED = assemblePlans(WRITTEN.map((plan) => planSchema.parse({ claim: "Los", features: ["Alles"], ...plan })));

function planOf(id: OfferedPlan["id"], day: string): OfferedPlan {
  const stored = STORED.find((plan) => plan.id === id);
  if (!stored) throw new Error(`There is no plan ${id}.`);
  return planOn(stored, STORED, day);
}

/** The text a person reads, without tags and with plain spaces. */
const read = (element: ReactElement): string =>
  renderToStaticMarkup(element)
    .replace(/<[^>]*>/g, "|")
    .replaceAll("\u00a0", " ")
    .replace(/\|+/g, "|");

describe("up to the last day the introductory price leads, and the one after it is said", () => {
  const pro = planOf("pro", LAST_DAY);
  test("on /pricing", () => {
    expect(read(<PlanPrice plan={pro} />)).toBe(
      "|9 €| |im Monat|Einführungspreis für Bestellungen bis 30.6.2027, danach 19 € im Monat|",
    );
  });
  test("on /trial-expired, where the regular price leads", () => {
    expect(read(<PlanPrice plan={pro} lead="regular" />)).toBe(
      "|19 €| |im Monat|Bestellst du bis 30.6.2027, zahlst du zur Einführung 9 € im Monat.|",
    );
  });
  test("above the binding button", () => {
    const terms = read(<OrderTerms plan={pro} isDemo={false} />);
    expect(terms).toContain(
      "|9 € im Monat, inklusive Mehrwertsteuer. Das ist der Endpreis.|Einführungspreis für Bestellungen bis 30.6.2027",
    );
  });
  test("and a lifetime offer is compared to it", () => {
    const lifetime = planOf("lifetime_pro", LAST_DAY);
    expect(read(<PlanPrice plan={lifetime} />)).toBe("|49 €| |einmalig|statt 108 € für 12 Monate Pro|");
    expect(read(<PlanSavings plan={lifetime} />)).toContain(
      "49 € statt 324 € für 36 Monate Pro zum heutigen Preis von 9 € im Monat.",
    );
  });
});

describe("from the day after the regular price is the only one", () => {
  const pro = planOf("pro", DAY_AFTER);
  test.each(["price", "regular"] as const)("leading with the %s", (lead) => {
    expect(read(<PlanPrice plan={pro} lead={lead} />)).toBe("|19 €| |im Monat|");
  });
  test("above the binding button", () => {
    const terms = read(<OrderTerms plan={pro} isDemo={false} />);
    expect(terms).toContain("|19 € im Monat, inklusive Mehrwertsteuer. Das ist der Endpreis.|");
    expect(terms).not.toContain("Einführungspreis");
  });
  test("and a lifetime offer is compared to it, no longer to months that nobody pays", () => {
    const lifetime = planOf("lifetime_pro", DAY_AFTER);
    expect(read(<PlanPrice plan={lifetime} />)).toBe("|49 €| |einmalig|");
    expect(read(<PlanSavings plan={lifetime} />)).toContain(
      "49 € statt 684 € für 36 Monate Pro zum heutigen Preis von 19 € im Monat.",
    );
  });
});
