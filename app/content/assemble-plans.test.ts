import { expect, test } from "vitest";
import { FEATURES } from "../domain/features";
import { assemblePlans } from "./assemble-plans";
import { planSchema } from "./frontmatter/plan-schema";
import { planOn } from "./offered-plan";

const plan = (fields: Record<string, unknown>) =>
  planSchema.parse({ claim: "Ein Tarif", features: ["Etwas"], stripeLookupKey: String(fields.id), ...fields });

const PRO = {
  id: "pro",
  name: "Pro",
  order: 3,
  billing: "month",
  priceEuro: 9,
  regularPriceEuro: 19,
  regularLookupKey: "pro_regular",
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

const plansOn = (day: string, ...written: Record<string, unknown>[]) => {
  const stored = assemblePlans(written.map(plan));
  return stored.map((each) => planOn(each, stored, day));
};

test("savings and the former price are set against months at the price that is charged on the day", () => {
  const offer = { ...LIFETIME, regularPriceEuro: 108, savings: { percent: 80, months: 36 } };
  const [before] = plansOn("2027-06-30", PRO, offer);
  expect(before?.lifetime).toEqual({
    planName: "Pro",
    former: { months: 12, euro: 108 },
    savings: { percent: 80, months: 36, monthlyEuro: 9, euro: 324 },
  });
  const [after] = plansOn("2027-07-01", PRO, offer);
  expect(after?.lifetime).toMatchObject({ former: null, savings: { monthlyEuro: 19, euro: 684 } });
});

test("a plan has the price of the day", () => {
  const prices = ["2027-06-30", "2027-07-01"].map((day) => plansOn(day, PRO)[0]?.price);
  expect(prices).toEqual([
    { euro: 9, lookupKey: "pro", isIntroductory: true },
    { euro: 19, lookupKey: "pro_regular", isIntroductory: false },
  ]);
});

test("a plan whose price stays can be set against, too", () => {
  const { id, name, order, billing, priceEuro } = PRO;
  const offer = { ...LIFETIME, savings: { percent: 50, months: 24 } };
  const [lifetime] = plansOn("2026-11-22", { id, name, order, billing, priceEuro }, offer);
  expect(lifetime?.lifetime).toMatchObject({ former: null, savings: { monthlyEuro: 9, euro: 216 } });
});

test("plans come in their order; one that replaces none has nothing to be set against", () => {
  const plans = plansOn("2026-11-22", PRO, { ...PRO, id: "ai_only", order: 2 }, LIFETIME);
  expect(plans.map(({ id }) => id)).toEqual(["lifetime_pro", "ai_only", "pro"]);
  expect(plans.map(({ lifetime }) => lifetime?.planName ?? null)).toEqual(["Pro", null, null]);
});

test("a line that needs a feature stands there with it alone", () => {
  const written = plan({ ...PRO, features: ["Immer", { text: "Mit Inno", needs: "coach" }] });
  const held = (coach: boolean) => assemblePlans([written], { ...FEATURES, coach })[0]?.features;
  expect(held(false)).toEqual(["Immer"]);
  expect(held(true)).toEqual(["Immer", "Mit Inno"]);
});
