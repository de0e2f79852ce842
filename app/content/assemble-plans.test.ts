import { expect, test } from "vitest";
import { assemblePlans } from "./assemble-plans";
import { planSchema } from "./frontmatter/plan-schema";

const plan = (fields: Record<string, unknown>) =>
  planSchema.parse({ claim: "Ein Tarif", features: ["Etwas"], stripeLookupKey: String(fields.id), ...fields });

const PRO = {
  id: "pro",
  name: "Pro",
  order: 3,
  billing: "month",
  priceEuro: 9,
  regularPriceEuro: 19,
  introductoryUntil: "2027-06-30",
};
const LIFETIME = {
  id: "lifetime_pro",
  name: "Lifetime Pro",
  order: 1,
  billing: "once",
  priceEuro: 49,
  lifetimeOf: "pro",
};

test("savings and the former price are set against months at the price that is charged", () => {
  const offer = { ...LIFETIME, regularPriceEuro: 108, savings: { percent: 80, months: 36 } };
  const [lifetime] = assemblePlans([plan(PRO), plan(offer)]);
  expect(lifetime?.lifetime).toEqual({
    planName: "Pro",
    former: { months: 12, euro: 108 },
    savings: { percent: 80, months: 36, monthlyEuro: 9, euro: 324 },
  });
});

test("a plan whose price stays can be set against, too", () => {
  const only = { ...PRO, regularPriceEuro: undefined, introductoryUntil: undefined };
  const [lifetime] = assemblePlans([plan(only), plan({ ...LIFETIME, savings: { percent: 50, months: 24 } })]);
  expect(lifetime?.lifetime).toMatchObject({ former: null, savings: { monthlyEuro: 9, euro: 216 } });
});

test("plans come in their order; one that replaces none has nothing to be set against", () => {
  const plans = assemblePlans([plan(PRO), plan({ ...PRO, id: "ai_only", order: 2 }), plan(LIFETIME)]);
  expect(plans.map(({ id }) => id)).toEqual(["lifetime_pro", "ai_only", "pro"]);
  expect(plans.map(({ lifetime }) => lifetime?.planName ?? null)).toEqual(["Pro", null, null]);
});
