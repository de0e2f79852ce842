import type Stripe from "stripe";
import { expect, test } from "vitest";
import { first, known, openShop, refusalOf, subscribe, typesOf } from "./shop";

const HALF = new Date("2026-12-16T21:00:00Z");
/** Exactly one half of December's 31 days. */
const half = HALF.getTime() / 1000;

const linesOf = ({ lines }: Pick<Stripe.Invoice, "lines">) =>
  lines.data.map(({ amount, description, parent }) => [
    amount,
    description,
    parent?.subscription_item_details?.proration,
  ]);

const UPGRADE_LINES = [
  [-450, "Unused time on Pro after 16 Dec 2026", true],
  [700, "Remaining time on Pro AI after 16 Dec 2026", true],
];

async function halfWay() {
  const shop = await openShop();
  const { subscription, customer } = await subscribe(shop);
  shop.fake.advanceTo(HALF);
  const upgrade = (price = shop.prices.proAi) => [{ id: first(subscription.items.data).id, price }];
  return { ...shop, id: subscription.id, customer, upgrade };
}

test("previews what an upgrade costs today, changes nothing by that, and then charges just that", async () => {
  const { fake, stripe, id, customer, upgrade, prices } = await halfWay();
  const asked = { items: upgrade(), proration_behavior: "always_invoice", proration_date: half } as const;
  const events = typesOf(fake).length;
  const preview = await stripe.invoices.createPreview({
    customer: customer.id,
    subscription: id,
    subscription_details: asked,
  });
  expect(preview).toMatchObject({
    status: "draft",
    amount_due: 250,
    total: 250,
    currency: "eur",
    billing_reason: "upcoming",
  });
  expect(preview.id).toMatch(/^upcoming_in_/);
  expect(preview.parent?.subscription_details?.subscription_proration_date).toBe(half);
  expect(linesOf(preview)).toEqual(UPGRADE_LINES);
  expect(typesOf(fake)).toHaveLength(events);
  expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1);

  const upgraded = await stripe.subscriptions.update(id, { ...asked, expand: ["latest_invoice"] });
  expect(upgraded).toMatchObject({
    status: "active",
    latest_invoice: { status: "paid", amount_paid: preview.amount_due, billing_reason: "subscription_update" },
  });
  expect(upgraded.items.data).toMatchObject([
    {
      id: first(asked.items).id,
      price: { id: prices.proAi },
      current_period_end: Date.parse("2027-01-01T09:00:00Z") / 1000,
    },
  ]);
});

test("puts prorations on the next invoice unless told otherwise", async () => {
  const { fake, stripe, id, upgrade } = await halfWay();
  const asked = { items: upgrade(), proration_date: half };
  const preview = await stripe.invoices.createPreview({ subscription: id, subscription_details: asked });
  expect(linesOf(preview)).toEqual([...UPGRADE_LINES, [1400, "1 × Pro AI", false]]);
  expect(preview.amount_due).toBe(1650);

  await stripe.subscriptions.update(id, asked);
  expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
  expect((await stripe.invoices.createPreview({ subscription: id })).amount_due).toBe(1650);
  fake.advanceTo(new Date("2027-01-01T09:00:00Z"));
  expect(first((await stripe.invoices.list({ subscription: id })).data)).toMatchObject({ amount_paid: 1650 });
  expect((await stripe.invoices.createPreview({ subscription: id })).amount_due).toBe(1400);
});

test("charges nothing for a change without proration", async () => {
  const { stripe, id, upgrade, prices } = await halfWay();
  const changed = await stripe.subscriptions.update(id, { items: upgrade(), proration_behavior: "none" });
  expect(first(changed.items.data).price.id).toBe(prices.proAi);
  expect((await stripe.invoices.createPreview({ subscription: id })).amount_due).toBe(1400);
});

test("begins a new period with another interval, with what was left credited", async () => {
  const { stripe, id, upgrade, prices } = await halfWay();
  const changed = await stripe.subscriptions.update(id, { items: upgrade(prices.yearly), expand: ["latest_invoice"] });
  expect(changed).toMatchObject({ billing_cycle_anchor: half, latest_invoice: { amount_paid: 9000 - 450 } });
  expect(first(changed.items.data)).toMatchObject({
    current_period_start: half,
    current_period_end: Date.parse("2027-12-16T21:00:00Z") / 1000,
  });
});

test("credits a downgrade to the customer, who pays less next time", async () => {
  const { fake, stripe, id, customer, upgrade, prices } = await halfWay();
  await stripe.subscriptions.update(id, { items: upgrade(), proration_behavior: "none" });
  const changed = await stripe.subscriptions.update(id, {
    items: upgrade(prices.pro),
    proration_behavior: "always_invoice",
    expand: ["latest_invoice"],
  });
  expect(changed.latest_invoice).toMatchObject({ total: -250, amount_due: 0, status: "paid", ending_balance: -250 });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -250 });
  fake.advanceTo(new Date("2027-01-01T09:00:00Z"));
  expect(first((await stripe.invoices.list({ subscription: id })).data)).toMatchObject({
    total: 900,
    amount_paid: 650,
  });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: 0 });
});

test("adds a second item where the first one's id was forgotten", async () => {
  const { stripe, id, prices } = await halfWay();
  const changed = await stripe.subscriptions.update(id, { items: [{ price: prices.proAi }] });
  expect(changed.items.data).toHaveLength(2);
  const twice = stripe.subscriptions.update(id, { items: [{ price: prices.proAi }] });
  expect((await refusalOf(twice)).message).toContain(prices.proAi);
});

test.each([
  ["allow_incomplete", "past_due", "proAi"],
  ["pending_if_incomplete", "active", "pro"],
] as const)("with a declined card and %s it is %s", async (payment_behavior, status, price) => {
  const { fake, stripe, id, customer, upgrade, prices } = await halfWay();
  fake.declineCards(customer.id);
  const asked = { items: upgrade(), proration_behavior: "always_invoice", payment_behavior } as const;
  const changed = await stripe.subscriptions.update(id, { ...asked, expand: ["latest_invoice"] });
  expect(changed).toMatchObject({ status, latest_invoice: { status: "open", amount_due: 250 } });
  expect(first(changed.items.data).price.id).toBe(prices[price]);

  fake.renewCard(customer.id);
  const paid = await stripe.subscriptions.retrieve(id);
  expect(paid).toMatchObject({ status: "active", pending_update: null });
  expect(first(paid.items.data).price.id).toBe(prices.proAi);
});

test("forgets a pending change that nobody pays for within a day", async () => {
  const { fake, stripe, id, customer, upgrade, prices } = await halfWay();
  fake.declineCards(customer.id);
  await stripe.subscriptions.update(id, {
    items: upgrade(),
    proration_behavior: "always_invoice",
    payment_behavior: "pending_if_incomplete",
  });
  fake.advanceTo(new Date(HALF.getTime() + 24 * 60 * 60 * 1000));
  const after = await stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
  expect(after).toMatchObject({ status: "active", pending_update: null, latest_invoice: { status: "void" } });
  expect(first(after.items.data).price.id).toBe(prices.pro);
  expect(fake.events("customer.subscription.pending_update_expired")).toHaveLength(1);
});

test("refuses a declined upgrade as a whole with error_if_incomplete", async () => {
  const { fake, stripe, id, customer, upgrade, prices } = await halfWay();
  fake.declineCards(customer.id);
  const call = stripe.subscriptions.update(id, {
    items: upgrade(),
    proration_behavior: "always_invoice",
    payment_behavior: "error_if_incomplete",
  });
  expect(await refusalOf(call)).toMatchObject({ type: "StripeCardError", statusCode: 402, code: "card_declined" });
  expect(first((await stripe.subscriptions.retrieve(id)).items.data).price.id).toBe(prices.pro);
  expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
});

test.each([
  ["allow_incomplete", "past_due", "proAi"],
  ["pending_if_incomplete", "active", "pro"],
] as const)("waits for the bank's confirmation with %s", async (payment_behavior, status, price) => {
  const { fake, stripe, id, customer, upgrade, prices } = await halfWay();
  fake.askForConfirmation(customer.id);
  const asked = { items: upgrade(), proration_behavior: "always_invoice", payment_behavior } as const;
  const changed = await stripe.subscriptions.update(id, { ...asked, expand: ["latest_invoice"] });
  expect(changed).toMatchObject({ status, latest_invoice: { status: "open" } });
  expect(first(changed.items.data).price.id).toBe(prices[price]);
  const invoice = known(changed.latest_invoice);
  const { data } = await stripe.invoicePayments.list({ invoice: invoice.id, expand: ["data.payment.payment_intent"] });
  expect(first(data).payment.payment_intent).toMatchObject({ status: "requires_action" });
  expect(fake.events("invoice.payment_action_required")).toHaveLength(1);
  expect(await refusalOf(stripe.invoices.pay(invoice.id))).toMatchObject({
    statusCode: 402,
    code: "invoice_payment_intent_requires_action",
  });

  await fetch(`${invoice.hosted_invoice_url}/pay`, { method: "POST" });
  const paid = await stripe.subscriptions.retrieve(id);
  expect([paid.status, first(paid.items.data).price.id]).toEqual(["active", prices.proAi]);
});

test("keeps what waits for the next invoice when a change is refused", async () => {
  const { fake, stripe, id, customer, upgrade, prices } = await halfWay();
  await stripe.subscriptions.update(id, { items: upgrade(), proration_date: half });
  fake.askForConfirmation(customer.id);
  const call = stripe.subscriptions.update(id, {
    items: upgrade(prices.yearly),
    payment_behavior: "error_if_incomplete",
  });
  expect(await refusalOf(call)).toMatchObject({ code: "subscription_payment_intent_requires_action" });
  expect((await stripe.invoices.createPreview({ subscription: id })).amount_due).toBe(1650);
});

test("charges what waited with the first invoice that comes, and only there", async () => {
  const { stripe, id, upgrade, prices } = await halfWay();
  await stripe.subscriptions.update(id, { items: upgrade(), proration_date: half });
  const yearly = await stripe.subscriptions.update(id, { items: upgrade(prices.yearly), expand: ["latest_invoice"] });
  expect(known(yearly.latest_invoice).amount_paid).toBe(250 + 9000 - 700);
  expect((await stripe.invoices.createPreview({ subscription: id })).amount_due).toBe(9000);
});
