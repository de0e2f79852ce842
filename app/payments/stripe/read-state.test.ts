import { describe, expect, test } from "vitest";
import { dateOf, readDisputes, readPurchase, readSubscription } from "./read-state";

const PERIOD_END = 1_800_000_000;
const price = { metadata: {}, lookup_key: "pro_monthly_regular", unit_amount: 900 };
const item = { current_period_end: PERIOD_END, price };
const subscription = {
  id: "sub_1",
  status: "active" as const,
  start_date: 1_700_000_000,
  cancel_at: null,
  cancel_at_period_end: false,
  metadata: {},
  items: { data: [item] },
};
const offerOfKey = (key: string) => (key === "pro_monthly_regular" ? ("pro" as const) : null);
type Subscription = Parameters<typeof readSubscription>[0];

const contract = (changed: Partial<Subscription> = {}, isDisputed = false) =>
  readSubscription({ ...subscription, ...changed }, { offerOfKey, isDisputed });
const priced = (changed: Partial<Subscription["items"]["data"][number]["price"]>) =>
  contract({ items: { data: [{ ...item, price: { ...price, ...changed } }] } });

describe("a subscription", () => {
  test("that renews has access until its period's end, with some grace", () => {
    const read = contract({ metadata: { order: "order-1" } });
    expect(read).toMatchObject({ id: "sub_1", kind: "pro", state: "active", priceCents: 900, orderId: "order-1" });
    expect(read?.startsAt).toEqual(new Date("2023-11-14T22:13:20Z"));
    expect(read?.periodEnd).toEqual(dateOf(PERIOD_END));
    expect(read?.cancelsAt).toBeNull();
    expect(read?.expiresAt?.getTime()).toBeGreaterThan(PERIOD_END * 1000);
    expect(contract()?.orderId).toBeNull();
  });

  test.each([
    ["with its period", { cancel_at_period_end: true }, PERIOD_END],
    ["on a day of its own", { cancel_at: PERIOD_END - 5, cancel_at_period_end: true }, PERIOD_END - 5],
  ])("that was cancelled ends %s", (_, changed, end) => {
    expect(contract(changed)).toMatchObject({ cancelsAt: dateOf(end), expiresAt: dateOf(end) });
  });

  test.each(["active", "past_due"] as const)("that is %s gives no access while its payment is disputed", (status) => {
    expect(contract({ status })?.state).toBe(status);
    expect(contract({ status }, true)?.state).toBe("suspended");
  });

  test("is named by its price's metadata, also by the older name, before its lookup key; else it is not ours", () => {
    expect(priced({ metadata: { plan: "pro_ai" } })?.kind).toBe("pro_ai");
    expect(priced({ metadata: { plan: "premium" }, lookup_key: null })?.kind).toBe("pro");
    expect(priced({ metadata: { plan: "free" } })?.kind).toBe("pro");
    expect(priced({ metadata: { plan: "free" }, lookup_key: null })).toBeNull();
    expect(priced({ lookup_key: "another" })).toBeNull();
    expect(contract({ items: { data: [] } })).toBeNull();
  });
});

describe("a purchase", () => {
  const intent = {
    id: "pi_1",
    status: "succeeded" as const,
    amount: 29_900,
    created: 1_700_000_000,
    metadata: { offer: "lifetime_pro", order: "order-2" },
  };
  const charge = { created: 1_700_000_100, refunded: false };
  type Payment = Parameters<typeof readPurchase>[0];
  const purchase = (changed: Partial<Payment> = {}, about: Partial<Parameters<typeof readPurchase>[1]> = {}) =>
    readPurchase({ ...intent, ...changed }, { charge, isLost: false, isDisputed: false, ...about });

  test("has no end and begins with its charge, or with the payment while there is none", () => {
    expect(purchase()).toEqual({
      ...{ id: "pi_1", kind: "lifetime_pro", state: "active", priceCents: 29_900, orderId: "order-2" },
      startsAt: dateOf(charge.created),
      ...{ periodEnd: null, cancelsAt: null, expiresAt: null },
    });
    const early = purchase({ status: "processing", metadata: { offer: "lifetime_pro" } }, { charge: null });
    expect(early).toMatchObject({ state: "unpaid", startsAt: dateOf(intent.created), orderId: null });
  });

  test.each([
    ["refunded in full", { charge: { ...charge, refunded: true } }, "refunded"],
    ["lost in a dispute", { isLost: true, isDisputed: true }, "refunded"],
    ["disputed", { isDisputed: true }, "suspended"],
  ])("that was %s gives no access", (_, about, state) => {
    expect(purchase({}, about)?.state).toBe(state);
  });

  test("is none when it was never paid, or is for something else", () => {
    expect(purchase({ status: "canceled" })).toBeNull();
    expect(purchase({ status: "requires_payment_method" })).toBeNull();
    expect(purchase({ metadata: {} })).toBeNull();
    expect(purchase({ metadata: { offer: "a book" } })).toBeNull();
  });
});

test.each([
  [[], { isDisputed: false, isLost: false }],
  [["won", "warning_needs_response"], { isDisputed: false, isLost: false }],
  [["won", "needs_response"], { isDisputed: true, isLost: false }],
  [["under_review"], { isDisputed: true, isLost: false }],
  [["lost", "won"], { isDisputed: false, isLost: true }],
] as const)("disputes that are %j", (statuses, summary) => {
  expect(readDisputes(statuses.map((status) => ({ status })))).toEqual(summary);
});
