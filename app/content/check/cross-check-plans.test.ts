import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parsedFile } from "../../../tests/fixtures/sample-content";
import { crossCheckPlans } from "./cross-check-plans";
import { planSchema } from "../frontmatter/plan-schema";

const FOLDER = "content/plans";

/** The project's plans, with changes to some fields by plan id. */
function plans(changes: Record<string, Record<string, unknown>> = {}) {
  return readdirSync(FOLDER).map((name) => {
    const file = parsedFile({ path: `plans/${name}`, raw: readFileSync(join(FOLDER, name), "utf8") });
    const { source } = file;
    const written = Object.assign({}, file.data);
    const data = planSchema.parse({ ...written, ...changes[planSchema.parse(written).id] });
    return { source, data };
  });
}

const problems = (changes?: Record<string, Record<string, unknown>>) =>
  [...crossCheckPlans(plans(changes))].map(({ path, message }) => `${path}: ${message}`);

test("the plans cost what the specification says", () => {
  const prices = Object.fromEntries(plans().map(({ data }) => [data.id, [data.priceEuro, data.regularPriceEuro]]));
  expect(prices).toEqual({
    free: [0, undefined],
    pro: [9, 19],
    pro_ai: [14, 29],
    ai_only: [5, undefined],
    lifetime_pro: [49, 108],
    lifetime_pro_ai: [89, 168],
  });
  expect(
    plans()
      .filter(({ data }) => data.badge === "Beliebt")
      .map(({ data }) => data.id),
  ).toEqual(["pro"]);
  expect(problems()).toEqual([]);
});

describe("what plans say about each other is recomputed", () => {
  test("savings that are not as large", () => {
    expect(problems({ lifetime_pro: { priceEuro: 65 } })).toEqual([
      "plans/lifetime-pro.mdx: Die Ersparnis stimmt nicht: 65 € statt 324 € (36 Monate Pro) sind 79.9 %, nicht über 80 %.",
    ]);
  });
  test("exactly 80 % is not over 80 %", () => {
    const change = { priceEuro: 72, regularPriceEuro: 120 };
    expect(problems({ pro: { priceEuro: 10 }, lifetime_pro: change })).toHaveLength(1);
    expect(problems({ pro: { priceEuro: 10 }, lifetime_pro: { ...change, priceEuro: 71 } })).toEqual([]);
  });
  test("a saving that only the regular price would make true", () => {
    // 99 € are more than 80 % less than 36 months at 19 €, but not at the 9 € that come before.
    expect(problems({ lifetime_pro: { priceEuro: 99 } })).toEqual([
      "plans/lifetime-pro.mdx: Die Ersparnis stimmt nicht: 99 € statt 324 € (36 Monate Pro) sind 69.4 %, nicht über 80 %.",
    ]);
    const regular = { priceEuro: 19, regularPriceEuro: undefined, regularLookupKey: undefined };
    const after = { pro: { ...regular, introductoryUntil: undefined } };
    expect(problems({ ...after, lifetime_pro: { priceEuro: 99, regularPriceEuro: undefined } })).toEqual([]);
  });
  test("a former price that is no number of months", () => {
    expect(problems({ lifetime_pro: { regularPriceEuro: 100 } })).toEqual([
      "plans/lifetime-pro.mdx: 100 € sind keine ganze Zahl von Monaten Pro zu 9 €.",
    ]);
  });
});

describe("a plan that contradicts itself is refused", () => {
  const written = { pro: plans().find(({ data }) => data.id === "pro")?.data };
  test.each([
    [{ priceEuro: 0 }, "priceEuro"],
    [{ billing: "none" }, "billing"],
    [{ stripeLookupKey: undefined }, "stripeLookupKey"],
    [{ regularLookupKey: undefined }, "regularLookupKey"],
    [{ regularLookupKey: "Pro monatlich" }, "regularLookupKey"],
    [{ introductoryUntil: undefined }, "regularLookupKey"],
    [{ regularPriceEuro: 9 }, "regularPriceEuro"],
    [{ introductoryUntil: undefined }, "introductoryUntil"],
    [{ regularPriceEuro: undefined }, "introductoryUntil"],
    [{ introductoryUntil: "Juni" }, "introductoryUntil"],
    [{ runningPriceFrom: "2027-06-30" }, "runningPriceFrom"],
    [{ runningPriceFrom: "2027-09-01", billing: "once" }, "runningPriceFrom"],
    [{ billing: "once" }, "lifetimeOf"],
    [{ savings: { percent: 80, months: 24 } }, "savings"],
    [{ priceEuro: 9.999 }, "priceEuro"],
    [{ id: "premium" }, "id"],
    [{ price: 9 }, undefined],
  ])("%o", (change, field) => {
    const parsed = planSchema.safeParse({ ...written.pro, ...change });
    expect(parsed.error?.issues.map(({ path }) => path[0])).toContain(field);
  });
});
