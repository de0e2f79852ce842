import { describe, expect, test } from "vitest";
import { addDays } from "../action-plan/calendar-days";
import { DAY_MS, WEEK_MS } from "../time/durations";
import { firstDearerRenewal, nextStep, runningPrice } from "./price-change";
import { seededRandom } from "../random";

const PRO = {
  ...{ priceEuro: 9, stripeLookupKey: "pro", regularPriceEuro: 19, regularLookupKey: "pro_regular" },
  introductoryUntil: "2027-06-30",
};
const at = (text: string) => new Date(`${text}T10:00:00Z`);

describe("what running contracts are to cost", () => {
  test("nothing else unless content names a day", () => expect(runningPrice(PRO, "2028-01-01")).toBeNull());
  test("the price after the introductory one, from eight weeks before its day", () => {
    const plan = { ...PRO, runningPriceFrom: "2027-09-01" };
    expect(runningPrice(plan, addDays("2027-09-01", -57))).toBeNull();
    const price = { cents: 1900, lookupKey: "pro_regular", from: "2027-09-01" };
    expect(runningPrice(plan, addDays("2027-09-01", -56))).toEqual(price);
    expect(runningPrice(plan, "2028-01-01")).toEqual(price);
  });
});

describe("the first renewal that costs more", () => {
  const from = at("2027-09-01");
  test("comes after the day in content", () => {
    const first = firstDearerRenewal({ periodEnd: at("2027-07-31"), from, now: at("2027-07-10") });
    expect(first).toEqual(at("2027-09-30"));
  });
  test("comes six weeks after the mail, also when that goes out late", () => {
    const first = firstDearerRenewal({ periodEnd: at("2027-09-05"), from, now: at("2027-09-04") });
    expect(first).toEqual(at("2027-11-05"));
  });
  test("may come six weeks after the mail to the day", () => {
    const periodEnd = at("2027-10-15");
    expect(firstDearerRenewal({ periodEnd, from, now: at("2027-09-03") })).toEqual(periodEnd);
    expect(firstDearerRenewal({ periodEnd, from, now: at("2027-09-04") })).toEqual(at("2027-11-15"));
  });
  test("of a leap year", () => {
    const leap = { periodEnd: at("2028-01-31"), from: at("2028-02-10"), now: at("2027-12-01") };
    expect(firstDearerRenewal(leap)).toEqual(at("2028-02-29"));
  });
  test("is a renewal, whatever the days", () => {
    const random = seededRandom(7);
    const someDay = () => new Date(at("2027-01-01").getTime() + Math.floor(random() * 1_000) * DAY_MS);
    for (let count = 0; count < 500; count++) {
      const [periodEnd, earliest, now] = [someDay(), someDay(), someDay()];
      const first = firstDearerRenewal({ periodEnd, from: earliest, now });
      expect(first >= periodEnd && first >= earliest).toBe(true);
      expect(first.getTime() - now.getTime()).toBeGreaterThanOrEqual(6 * WEEK_MS);
      expect(first.getUTCDate()).toBeLessThanOrEqual(periodEnd.getUTCDate());
      expect(first.getTime() % DAY_MS).toBe(periodEnd.getTime() % DAY_MS);
    }
  });
});

describe("the next step about a contract", () => {
  const effectiveFrom = at("2027-09-15");
  const told = { effectiveFrom, agreedAt: null, endedAt: null };
  const agreed = { ...told, agreedAt: at("2027-08-01") };
  const last = { periodEnd: effectiveFrom, cancelsAt: null };
  const before = { periodEnd: at("2027-08-15"), cancelsAt: null };
  const cancelled = { periodEnd: effectiveFrom, cancelsAt: effectiveFrom };

  test.each([
    ["in an earlier month", agreed, before, at("2027-08-10"), "wait"],
    ["agreed, in the last month at the old price", agreed, last, at("2027-08-20"), "renew"],
    ["not agreed, with days to go", told, last, at("2027-09-10"), "wait"],
    ["not agreed, four days before", told, last, at("2027-09-11"), "wait"],
    ["agreed, at the very renewal", agreed, last, effectiveFrom, "renew"],
    ["not agreed, three days before", told, last, at("2027-09-12"), "end"],
    [
      "not agreed, of a later month, as nothing ran",
      told,
      { ...last, periodEnd: at("2027-10-15") },
      at("2027-10-14"),
      "end",
    ],
    ["over, and its renewal not read yet", told, last, at("2027-09-16"), "wait"],
    ["cancelled by the person", told, cancelled, at("2027-09-14"), "wait"],
    ["cancelled by the person, who had agreed", agreed, cancelled, at("2027-09-14"), "wait"],
    ["ended for want of consent", { ...told, endedAt: at("2027-09-12") }, cancelled, at("2027-09-14"), "wait"],
    ["agreed after that", { ...agreed, endedAt: at("2027-09-12") }, cancelled, at("2027-09-14"), "renew"],
  ] as const)("%s", (_, change, contract, now, step) => expect(nextStep(change, contract, now)).toBe(step));
});
