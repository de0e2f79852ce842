import { expect, test } from "vitest";
import { first, idOf, known, openShop, order, refusalOf, subscribe, typesOf } from "./shop";

const at = (day: string): Date => new Date(`${day}T09:00:00Z`);
const seconds = (day: string): number => at(day).getTime() / 1000;

test("ends at the period's end when asked to, and goes on when that is taken back", async () => {
  const shop = await openShop();
  const { fake, stripe } = shop;
  const { subscription } = await subscribe(shop);
  const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  expect(ending).toMatchObject({
    status: "active",
    cancel_at_period_end: true,
    cancel_at: seconds("2027-01-01"),
    canceled_at: fake.now(),
    cancellation_details: { reason: "cancellation_requested" },
  });
  const [told] = fake.events("customer.subscription.updated").slice(-1);
  expect(told?.data.previous_attributes).toMatchObject({ cancel_at_period_end: false, cancel_at: null });

  const going = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  expect(going).toMatchObject({ cancel_at: null, canceled_at: null, cancellation_details: { reason: null } });

  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  fake.advanceTo(at("2027-02-15"));
  const ended = await stripe.subscriptions.retrieve(subscription.id);
  expect(ended).toMatchObject({ status: "canceled", ended_at: seconds("2027-01-01") });
  expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);
});

test("ends at once, and is found no more to be ended again", async () => {
  const shop = await openShop();
  const { fake, stripe } = shop;
  const { subscription, customer } = await subscribe(shop);
  const ended = await stripe.subscriptions.cancel(subscription.id, { cancellation_details: { comment: "Widerruf" } });
  expect(ended).toMatchObject({
    status: "canceled",
    ended_at: fake.now(),
    cancellation_details: { comment: "Widerruf" },
  });
  expect(typesOf(fake).at(-1)).toBe("customer.subscription.deleted");
  expect(await refusalOf(stripe.subscriptions.cancel(subscription.id))).toMatchObject({
    statusCode: 404,
    code: "resource_missing",
  });
  const call = stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  expect((await refusalOf(call)).message).toContain("canceled subscription");
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
  expect((await stripe.subscriptions.list({ customer: customer.id, status: "all" })).data).toHaveLength(1);
});

test("ends with the account of its customer", async () => {
  const shop = await openShop();
  const { subscription, customer } = await subscribe(shop);
  await shop.stripe.customers.del(customer.id);
  expect(await shop.stripe.subscriptions.retrieve(subscription.id, { expand: ["customer"] })).toMatchObject({
    status: "canceled",
    customer: { deleted: true },
  });
});

test("renews each month on its day, with an invoice each, and goes back to the 31st after February", async () => {
  const shop = await openShop({ startAt: at("2026-12-31") });
  const { fake, stripe } = shop;
  const { subscription } = await subscribe(shop);
  fake.advanceTo(at("2027-04-01"));
  const { data: invoices } = await stripe.invoices.list({ subscription: subscription.id });
  expect(invoices.map(({ created, billing_reason, amount_paid }) => [created, billing_reason, amount_paid])).toEqual([
    [seconds("2027-03-31"), "subscription_cycle", 900],
    [seconds("2027-02-28"), "subscription_cycle", 900],
    [seconds("2027-01-31"), "subscription_cycle", 900],
    [seconds("2026-12-31"), "subscription_create", 900],
  ]);
  const renewed = await stripe.subscriptions.retrieve(subscription.id);
  expect(renewed.latest_invoice).toBe(first(invoices).id);
  expect(first(renewed.items.data)).toMatchObject({
    id: first(subscription.items.data).id,
    current_period_start: seconds("2027-03-31"),
    current_period_end: seconds("2027-04-30"),
  });
});

test("tries a declined card again, then ends; a new card in time rescues it", async () => {
  const shop = await openShop();
  const { fake, stripe } = shop;
  const { subscription, customer } = await subscribe(shop);
  const status = async () => (await stripe.subscriptions.retrieve(subscription.id)).status;
  fake.declineCards(customer.id);
  fake.advanceTo(at("2027-01-02"));
  expect(await status()).toBe("past_due");
  const open = first((await stripe.invoices.list({ status: "open" })).data);
  expect(open).toMatchObject({ attempt_count: 1, next_payment_attempt: seconds("2027-01-04"), amount_remaining: 900 });
  expect(await refusalOf(stripe.invoices.pay(open.id))).toMatchObject({ statusCode: 402, code: "card_declined" });

  fake.renewCard(customer.id);
  expect(await status()).toBe("active");
  expect(await stripe.invoices.retrieve(open.id)).toMatchObject({ status: "paid", amount_remaining: 0 });

  fake.declineCards(customer.id);
  fake.advanceTo(at("2027-02-20"));
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    status: "canceled",
    ended_at: seconds("2027-02-16"),
    cancellation_details: { reason: "payment_failed" },
  });
  expect(fake.events("invoice.payment_failed")).toHaveLength(2 + 4);
});

test.each(["unpaid", "past_due"] as const)(
  "stays %s after the last attempt where the account is set so",
  async (what) => {
    const shop = await openShop();
    const { subscription, customer } = await subscribe(shop);
    shop.fake.afterRetries(what);
    shop.fake.declineCards(customer.id);
    shop.fake.advanceTo(at("2027-01-30"));
    expect((await shop.stripe.subscriptions.retrieve(subscription.id)).status).toBe(what);
  },
);

test("charges nothing in a trial, and the price after it", async () => {
  const shop = await openShop();
  const { fake, stripe, prices } = shop;
  const { id: customer } = await stripe.customers.create({ email: "anna@example.com" });
  const { id } = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: prices.pro, quantity: 1 }],
    subscription_data: { trial_period_days: 30 },
    success_url: "https://app.example/",
  });
  fake.pay(id);
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ["subscription.latest_invoice"] });
  expect(session).toMatchObject({ amount_total: 0, payment_status: "no_payment_required" });
  const trialing = known(session.subscription);
  expect(trialing).toMatchObject({
    status: "trialing",
    trial_end: seconds("2026-12-31"),
    latest_invoice: { amount_paid: 0 },
  });
  fake.advanceTo(at("2027-01-05"));
  expect(await stripe.subscriptions.retrieve(trialing.id, { expand: ["latest_invoice"] })).toMatchObject({
    status: "active",
    latest_invoice: { amount_paid: 900 },
  });
});

test("renews with a debit, of which the bank tells later", async () => {
  const shop = await openShop();
  const { fake, stripe } = shop;
  const { id } = await order(shop, shop.prices.pro);
  fake.payAsync(id);
  fake.asyncSucceeded(id);
  const subscription = idOf((await stripe.checkout.sessions.retrieve(id)).subscription);
  const read = () => stripe.subscriptions.retrieve(subscription, { expand: ["latest_invoice"] });
  fake.advanceTo(at("2027-01-20"));
  const renewed = await read();
  expect(renewed).toMatchObject({ status: "active", latest_invoice: { status: "open", attempt_count: 0 } });
  fake.debitFailed(idOf(renewed.latest_invoice));
  expect(await read()).toMatchObject({ status: "past_due", latest_invoice: { attempt_count: 1 } });
  // The next attempt is a debit, too.
  fake.advanceTo(at("2027-01-25"));
  fake.debitSucceeded(idOf(renewed.latest_invoice));
  expect(await read()).toMatchObject({ status: "active", latest_invoice: { status: "paid", attempt_count: 2 } });
});

test("stays ended when its last invoice cannot be collected", async () => {
  const shop = await openShop();
  const { subscription, customer } = await subscribe(shop);
  const item = first(subscription.items.data).id;
  await shop.stripe.subscriptions.update(subscription.id, { items: [{ id: item, price: shop.prices.proAi }] });
  shop.fake.declineCards(customer.id);
  await shop.stripe.subscriptions.cancel(subscription.id, { invoice_now: true });
  expect(shop.fake.events("invoice.payment_failed")).toHaveLength(1);
  expect((await shop.stripe.subscriptions.retrieve(subscription.id)).status).toBe("canceled");
});

test("credits the unused time where that is asked for, without paying anything back", async () => {
  const shop = await openShop();
  const { subscription, customer } = await subscribe(shop);
  shop.fake.advanceTo(new Date("2026-12-16T21:00:00Z"));
  await shop.stripe.subscriptions.cancel(subscription.id, { prorate: true, invoice_now: true });
  expect(await shop.stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -450 });
  expect((await shop.stripe.refunds.list()).data).toEqual([]);
});

test("lets what fell due happen in the order of its time", async () => {
  const shop = await openShop();
  const { fake } = shop;
  const { customer } = await subscribe(shop);
  fake.declineCards(customer.id);
  fake.advanceTo(at("2027-01-03"));
  await subscribe(shop);
  await order(shop, shop.prices.lifetime);
  fake.advanceTo(at("2027-03-10"));
  const times = fake.events().map(({ created }) => created);
  expect(new Set(times).size).toBeGreaterThan(6);
  expect(times).toEqual([...times].sort((one, other) => one - other));
});
