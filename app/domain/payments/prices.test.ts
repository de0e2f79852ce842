import { describe, expect, test } from "vitest";
import { berlinDay } from "../time/german-dates";
import { chargedPrices, compareLifetime, currentPrice, inCents, wholeMonths } from "./prices";

const PRO = {
  name: "Pro",
  priceEuro: 9,
  stripeLookupKey: "pro_monthly",
  regularPriceEuro: 19,
  regularLookupKey: "pro_monthly_regular",
  introductoryUntil: "2027-06-30",
};
const INTRODUCTORY = { euro: 9, lookupKey: "pro_monthly", isIntroductory: true };
const REGULAR = { euro: 19, lookupKey: "pro_monthly_regular", isIntroductory: false };
const LIFETIME = {
  priceEuro: 49,
  stripeLookupKey: "lifetime_pro_once",
  regularPriceEuro: 108,
  savings: { percent: 80, months: 36 },
};

describe("the introductory price holds up to and on its last day in Germany", () => {
  test.each([
    ["2026-11-22T12:00:00Z", INTRODUCTORY],
    ["2027-06-29T12:00:00Z", INTRODUCTORY],
    ["2027-06-30T00:00:00Z", INTRODUCTORY],
    // The last second before midnight in Berlin, two hours before UTC.
    ["2027-06-30T21:59:59.999Z", INTRODUCTORY],
    ["2027-06-30T22:00:00Z", REGULAR],
    ["2027-07-01T12:00:00Z", REGULAR],
    ["2030-01-01T00:00:00Z", REGULAR],
  ])("%s", (instant, price) => {
    expect(currentPrice(PRO, berlinDay(new Date(instant)))).toEqual(price);
  });
});

test("a price that never changes is no introductory one, whatever its offer is compared to", () => {
  for (const day of ["2026-11-22", "2027-07-01"]) {
    const once = { euro: 49, lookupKey: "lifetime_pro_once", isIntroductory: false };
    expect(currentPrice(LIFETIME, day)).toEqual(once);
    const addOn = { priceEuro: 5, stripeLookupKey: "ai_only_monthly", regularPriceEuro: null };
    expect(currentPrice(addOn, day)).toEqual({ euro: 5, lookupKey: "ai_only_monthly", isIntroductory: false });
  }
});

test("what is free costs nothing and has no name at Stripe", () => {
  expect(currentPrice({ priceEuro: 0 }, "2026-11-22")).toEqual({ euro: 0, lookupKey: null, isIntroductory: false });
  expect(chargedPrices({ priceEuro: 0 })).toEqual([]);
});

test("every price that can be charged has its key: both months, and one of a lifetime offer", () => {
  expect(chargedPrices(PRO)).toEqual([
    { euro: 9, lookupKey: "pro_monthly" },
    { euro: 19, lookupKey: "pro_monthly_regular" },
  ]);
  expect(chargedPrices(LIFETIME)).toEqual([{ euro: 49, lookupKey: "lifetime_pro_once" }]);
});

test.each([{ introductoryUntil: undefined }, { regularPriceEuro: null }, { regularLookupKey: undefined }])(
  "no other price follows with %o",
  (without) => expect(chargedPrices({ ...PRO, ...without })).toEqual([{ euro: 9, lookupKey: "pro_monthly" }]),
);

describe("a lifetime offer is compared to what a month costs on the day", () => {
  test("at the introductory price", () => {
    expect(compareLifetime(LIFETIME, PRO, "2027-06-30")).toEqual({
      planName: "Pro",
      former: { months: 12, euro: 108 },
      savings: { percent: 80, months: 36, monthlyEuro: 9, euro: 324 },
    });
  });

  test("at the regular price, which 108 € are no whole number of", () => {
    expect(compareLifetime(LIFETIME, PRO, "2027-07-01")).toEqual({
      planName: "Pro",
      former: null,
      savings: { percent: 80, months: 36, monthlyEuro: 19, euro: 684 },
    });
  });

  test("without a claim, with nothing", () => {
    const plain = { regularPriceEuro: null, savings: undefined };
    expect(compareLifetime(plain, PRO, "2027-07-01")).toEqual({ planName: "Pro", former: null, savings: null });
  });
});

test("amounts with cents are counted exactly", () => {
  expect([inCents(9.95), inCents(19.99), inCents(1.1)]).toEqual([995, 1999, 110]);
  expect(wholeMonths(119.4, 9.95)).toBe(12);
  expect(wholeMonths(120, 9.95)).toBeNull();
  const cheap = { name: "Pro", priceEuro: 1.1, stripeLookupKey: "pro" };
  const offer = { regularPriceEuro: 3.3, savings: { percent: 10, months: 3 } };
  expect(compareLifetime(offer, cheap, "2026-11-22")).toMatchObject({
    former: { months: 3 },
    savings: { euro: 3.3 },
  });
});
