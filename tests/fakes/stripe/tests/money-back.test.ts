import { expect, test } from "vitest";
import { first, idOf, openShop, order, refusalOf, subscribe, typesOf } from "./shop";

async function bought() {
  const shop = await openShop();
  const { id } = await order(shop, shop.prices.lifetime);
  shop.fake.pay(id);
  const { payment_intent } = await shop.stripe.checkout.sessions.retrieve(id);
  const intent = idOf(payment_intent);
  const charge = first((await shop.stripe.charges.list({ payment_intent: intent })).data);
  return { ...shop, intent, charge: charge.id };
}

test("pays back in parts until nothing is left", async () => {
  const { fake, stripe, intent, charge } = await bought();
  const part = await stripe.refunds.create({ payment_intent: intent, amount: 1000, reason: "requested_by_customer" });
  expect(part).toMatchObject({
    status: "succeeded",
    amount: 1000,
    charge,
    payment_intent: intent,
    reason: "requested_by_customer",
  });
  expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 1000, refunded: false });

  expect((await refusalOf(stripe.refunds.create({ charge, amount: 4000 }))).message).toContain("€39.00");
  expect((await stripe.refunds.create({ charge })).amount).toBe(3900);
  const whole = await stripe.charges.retrieve(charge, { expand: ["refunds"] });
  expect(whole).toMatchObject({ amount_refunded: 4900, refunded: true });
  expect(whole.refunds?.data).toHaveLength(2);
  expect(await refusalOf(stripe.refunds.create({ charge }))).toMatchObject({ code: "charge_already_refunded" });
  expect(fake.events("charge.refunded").map(({ data }) => data.object)).toMatchObject([
    { refunded: false },
    { refunded: true },
  ]);
});

test("pays back once however often the same request comes", async () => {
  const { stripe, intent } = await bought();
  const asked = () => stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: "refund-7" });
  const all = await Promise.all([asked(), asked(), asked()]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  expect((await stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1);
});

test("takes a refund back that the bank refuses days later", async () => {
  const { fake, stripe, charge } = await bought();
  const { id } = await stripe.refunds.create({ charge });
  fake.failRefund(id);
  expect(await stripe.refunds.retrieve(id)).toMatchObject({
    status: "failed",
    failure_reason: "expired_or_canceled_card",
  });
  expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 0, refunded: false });
  expect(typesOf(fake).slice(-3)).toEqual(["refund.failed", "charge.refund.updated", "charge.updated"]);
  expect(await stripe.refunds.create({ charge })).toMatchObject({ status: "succeeded", amount: 4900 });
});

test("leads from a subscription's invoice to the payment to be paid back", async () => {
  const shop = await openShop();
  const { subscription } = await subscribe(shop);
  const payments = await shop.stripe.invoicePayments.list({
    invoice: idOf(subscription.latest_invoice),
    status: "paid",
  });
  const { payment_intent } = first(payments.data).payment;
  expect(await shop.stripe.refunds.create({ payment_intent: idOf(payment_intent) })).toMatchObject({ amount: 900 });
  expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: "active" });
});

test("pays back what a bank has given back after a dispute", async () => {
  const { fake, stripe, charge } = await bought();
  fake.winDispute(fake.openDispute(charge).id);
  expect(await stripe.refunds.create({ charge })).toMatchObject({ amount: 4900, status: "succeeded" });
});

test("takes nothing more from a new card for a subscription that ended unpaid", async () => {
  const shop = await openShop();
  const { customer, subscription } = await subscribe(shop);
  shop.fake.declineCards(customer.id);
  shop.fake.advanceTo(new Date("2027-02-20"));
  expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: "canceled" });
  shop.fake.renewCard(customer.id);
  expect((await shop.stripe.charges.list()).data.filter(({ paid }) => paid)).toHaveLength(1);
});

test("opens, wins and loses a dispute, and pays nothing back meanwhile", async () => {
  const { fake, stripe, charge, intent } = await bought();
  const { id } = fake.openDispute(charge);
  expect(await stripe.disputes.retrieve(id)).toMatchObject({
    status: "needs_response",
    amount: 4900,
    charge,
    payment_intent: intent,
  });
  expect(await stripe.charges.retrieve(charge)).toMatchObject({ disputed: true });
  expect(await refusalOf(stripe.refunds.create({ charge }))).toMatchObject({ code: "charge_disputed" });
  fake.winDispute(id);
  expect((await stripe.disputes.list({ payment_intent: intent })).data).toMatchObject([{ id, status: "won" }]);
  const { id: lost } = fake.openDispute(charge, "product_not_received");
  fake.loseDispute(lost);
  const told = fake.events().filter(({ type }) => type.startsWith("charge.dispute."));
  expect(told.map(({ type, data }) => [type, data.object])).toMatchObject([
    ["charge.dispute.created", { status: "needs_response" }],
    ["charge.dispute.funds_withdrawn", { id }],
    ["charge.dispute.closed", { status: "won" }],
    ["charge.dispute.funds_reinstated", { id }],
    ["charge.dispute.created", { reason: "product_not_received" }],
    ["charge.dispute.funds_withdrawn", { id: lost }],
    ["charge.dispute.closed", { status: "lost" }],
  ]);
});
