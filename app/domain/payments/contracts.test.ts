import { describe, expect, test } from "vitest";
import {
  firstPayment,
  isReplaced,
  moneyBackContracts,
  ordersTakenBack,
  paidOrders,
  refundsOfReplaced,
  replacedContracts,
  type Contract,
  type Payment,
} from "./contracts";
import { ENTITLEMENT_STATES } from "./entitlements";

const day = (number: number) => new Date(Date.UTC(2027, 0, number, 12));
const contract = (id: string, parts: Partial<Contract> = {}): Contract => ({
  id,
  kind: "pro",
  source: "stripe",
  state: "active",
  startsAt: day(1),
  periodEnd: day(32),
  expiresAt: null,
  ...parts,
});
const payment = (id: string, paidAt: Date, parts: Partial<Payment> = {}): Payment => ({
  id,
  entitlementId: "a",
  amountCents: 3_100,
  refundedCents: 0,
  paidAt,
  ...parts,
});

describe("the first payment of a contract", () => {
  const [early, late] = [payment("early", day(1)), payment("late", day(32))];
  test.each([[[early, late]], [[late, early]]])("in any order", (payments) =>
    expect(firstPayment(contract("a"), payments)).toBe(early),
  );
  test("of nobody else's", () => {
    expect(firstPayment(contract("b"), [early, late])).toBeNull();
    expect(firstPayment(contract("a"), [payment("other", day(0), { entitlementId: null }), late])).toBe(late);
  });
});

describe("everything back", () => {
  const back = (now: Date, payments: readonly Payment[], parts: Partial<Contract> = {}) =>
    moneyBackContracts([contract("a", parts)], { payments, now }).map(({ id }) => id);

  test("until the thirtieth day after the first payment, not after the latest", () => {
    const payments = [payment("second", day(32)), payment("first", day(1))];
    expect(back(day(31), payments)).toEqual(["a"]);
    expect(back(day(32), payments)).toEqual([]);
    expect(back(day(40), payments)).toEqual([]);
  });
  test("nothing where nothing was paid", () => expect(back(day(2), [])).toEqual([]));
  test.each(ENTITLEMENT_STATES)("of what is in force: %s", (state) =>
    expect(back(day(2), [payment("first", day(1))], { state })).toEqual(
      ["active", "past_due"].includes(state) ? ["a"] : [],
    ),
  );
});

describe("which of two contracts ends", () => {
  test.each([
    ["pro for pro with AI", { kind: "pro" }, { kind: "pro_ai" }, true],
    ["pro with AI for pro", { kind: "pro_ai" }, { kind: "pro" }, false],
    ["AI alone for pro with AI", { kind: "ai_only" }, { kind: "pro_ai" }, true],
    ["AI alone beside pro", { kind: "ai_only" }, { kind: "pro" }, false],
    ["a month for a lifetime", { kind: "pro_ai" }, { kind: "lifetime_pro" }, true],
    ["the newer of one kind", { startsAt: day(2) }, { startsAt: day(1) }, true],
    ["the older of one kind", { startsAt: day(1) }, { startsAt: day(2) }, false],
    ["one of the demo", { source: "demo", kind: "pro" }, { kind: "pro_ai" }, false],
    ["for one that was granted", { kind: "pro" }, { source: "operator", kind: "pro_ai" }, false],
  ] satisfies [string, Partial<Contract>, Partial<Contract>, boolean][])("%s", (_name, old, by, expected) =>
    expect(isReplaced(contract("a", old), contract("b", by))).toBe(expected),
  );
  test("of two that began at once the one with the later number, and never both", () => {
    expect(isReplaced(contract("a"), contract("b"))).toBe(false);
    expect(isReplaced(contract("b"), contract("a"))).toBe(true);
    expect(isReplaced(contract("a"), contract("a"))).toBe(false);
  });
  test("what gives no access any more replaces nothing", () => {
    const [old, by] = [contract("a"), contract("b", { kind: "pro_ai" })];
    expect(replacedContracts([old, by], day(2))).toEqual([{ old, by }]);
    expect(replacedContracts([old, { ...by, state: "unpaid" }], day(2))).toEqual([]);
    expect(replacedContracts([{ ...old, state: "ended" }, by], day(2))).toEqual([]);
  });
});

describe("what a replaced contract gives back", () => {
  const refunds = (payments: readonly Payment[], startsAt = day(16), parts: Partial<Contract> = {}) =>
    refundsOfReplaced(contract("a", parts), { by: { startsAt }, payments });

  test("the days that are left from the start of the new one", () =>
    expect(refunds([payment("one", day(1))])).toEqual([{ paymentId: "one", cents: 1_600 }]));
  test("of each payment of this month", () =>
    expect(refunds([payment("one", day(1)), payment("upgrade", day(16), { amountCents: 1_000 })])).toEqual([
      { paymentId: "one", cents: 1_600 },
      { paymentId: "upgrade", cents: 1_000 },
    ]));
  test("nothing of a month before, of another contract, or where some of it was given back", () => {
    expect(refunds([payment("before", day(-40))])).toEqual([]);
    expect(refunds([payment("other", day(1), { entitlementId: "b" })])).toEqual([]);
    expect(refunds([payment("part", day(1), { refundedCents: 1 })])).toEqual([]);
  });
  test("to the cent", () => {
    expect(refunds([payment("one", day(1), { amountCents: 2 })])).toEqual([{ paymentId: "one", cents: 1 }]);
    expect(refunds([payment("one", day(1), { amountCents: 0 })])).toEqual([]);
  });
  test("nothing when the month is over", () => expect(refunds([payment("one", day(1))], day(32))).toEqual([]));
  test("all of what was bought twice", () =>
    expect(refunds([payment("once", day(1))], day(20), { periodEnd: null })).toEqual([
      { paymentId: "once", cents: 3_100 },
    ]));
});

test.each(ENTITLEMENT_STATES)("the order of a contract that is %s", (state) => {
  const read = { ...contract("a", { state }), orderId: "order" };
  const isPaid = ["active", "past_due"].includes(state);
  expect(paidOrders([read], day(2))).toEqual(isPaid ? [{ orderId: "order", entitlementId: "a" }] : []);
  expect(paidOrders([{ ...read, orderId: null }], day(2))).toEqual([]);
  // What is on its way may still be paid.
  const isBack = !isPaid && state !== "unpaid";
  expect(ordersTakenBack([read])).toEqual(isBack ? ["order"] : []);
  expect(ordersTakenBack([{ ...read, orderId: null }])).toEqual([]);
});
