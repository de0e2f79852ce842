import { describe, expect, test } from "vitest";
import {
  isOfPeriod,
  isWithinMoneyBack,
  isWithinWithdrawal,
  MONEY_BACK_DAYS,
  unusedCents,
  WITHDRAWAL_DAYS,
  withdrawalCents,
} from "./refunds";

const at = (time: string) => new Date(time);

test("14 days are the law's, 30 ours", () => {
  expect([WITHDRAWAL_DAYS, MONEY_BACK_DAYS]).toEqual([14, 30]);
});

describe("days are counted in Germany, the last until midnight", () => {
  // Ordered on 1 March at 23:30 in Germany, half an hour before that day ends.
  const orderedAt = at("2027-03-01T22:30:00Z");
  test.each([
    ["2027-03-01T22:31:00Z", true],
    ["2027-03-15T22:59:59Z", true],
    ["2027-03-15T23:00:00Z", false],
  ])("a withdrawal at %s: %s", (now, expected) => {
    expect(isWithinWithdrawal({ orderedAt, now: at(now) })).toBe(expected);
  });

  test.each([
    // The days span the change to summer time.
    ["2027-03-31T21:59:59Z", true],
    ["2027-03-31T22:00:00Z", false],
  ])("money back at %s: %s", (now, expected) => {
    expect(isWithinMoneyBack({ firstPaidAt: orderedAt, now: at(now) })).toBe(expected);
  });
});

describe("what is left of a month", () => {
  const paid = { paidCents: 900, paidAt: at("2027-04-01T00:00:00Z"), periodEnd: at("2027-05-01T00:00:00Z") };
  test.each([
    ["2027-04-01T00:00:00Z", 900],
    ["2027-04-11T00:00:00Z", 600],
    ["2027-04-30T23:59:59Z", 0],
    ["2027-05-02T00:00:00Z", 0],
    ["2027-03-01T00:00:00Z", 900],
  ])("from %s: %i", (from, cents) => {
    expect(unusedCents(paid, { from: at(from) })).toBe(cents);
  });

  test("nothing of what has no end is used up", () => {
    expect(unusedCents({ ...paid, periodEnd: null }, { from: at("2028-01-01T00:00:00Z") })).toBe(900);
  });

  test("a withdrawal gives back everything, but to whom was refunded before and had wished for the start at once", () => {
    const back = (startsAtOnce: boolean, wasRefundedBefore: boolean) =>
      withdrawalCents(paid, { startsAtOnce, wasRefundedBefore, now: at("2027-04-11T00:00:00Z") });
    expect([back(true, false), back(false, false), back(false, true), back(true, true)]).toEqual([900, 900, 900, 600]);
  });
});

test.each([
  ["2026-12-22T10:00:00Z", "2026-11-22T10:00:00Z", true],
  ["2026-12-22T10:00:00Z", "2026-12-10T10:00:00Z", true],
  ["2026-12-22T10:00:00Z", "2026-11-22T09:59:59Z", false],
  ["2027-03-31T10:00:00Z", "2027-02-28T10:00:00Z", true],
  ["2027-03-31T10:00:00Z", "2027-02-27T10:00:00Z", false],
  ["2027-01-15T10:00:00Z", "2026-12-15T10:00:00Z", true],
])("the month that ends on %s has what was paid on %s: %s", (end, paid, isPart) => {
  expect(isOfPeriod({ paidAt: new Date(paid), periodEnd: new Date(end) })).toBe(isPart);
});

test("what was paid once has no months", () => {
  expect(isOfPeriod({ paidAt: new Date(0), periodEnd: null })).toBe(true);
});
