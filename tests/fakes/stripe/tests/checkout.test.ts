import { expect, test } from "vitest";
import { idOf, known, openShop, order, refusalOf, typesOf } from "./shop";

const HOUR = 60 * 60 * 1000;

test("turns a paid session into a subscription with its invoice, payment and charge", async () => {
  const shop = await openShop();
  const { fake, stripe, prices } = shop;
  const session = await order(shop, prices.pro, {
    client_reference_id: "person-7",
    metadata: { attempt: "1" },
    consent_collection: { terms_of_service: "required" },
    automatic_tax: { enabled: true },
    subscription_data: { metadata: { person: "7" } },
  });
  expect(session).toMatchObject({
    status: "open",
    payment_status: "unpaid",
    amount_total: 900,
    currency: "eur",
    mode: "subscription",
  });
  expect(session.url).toBe(`${fake.url}/checkout/${session.id}`);
  expect(session.subscription).toBeNull();

  fake.pay(session.id);
  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ["line_items.data.price", "subscription.latest_invoice.payments", "invoice"],
  });
  expect(paid).toMatchObject({
    status: "complete",
    payment_status: "paid",
    client_reference_id: "person-7",
    url: null,
  });
  expect(paid).toMatchObject({ consent: { terms_of_service: "accepted" }, automatic_tax: { enabled: true } });
  expect(paid.line_items?.data).toMatchObject([{ amount_total: 900, price: { id: prices.pro } }]);
  const subscription = known(paid.subscription);
  expect(subscription).toMatchObject({ status: "active", metadata: { person: "7" }, cancel_at_period_end: false });
  expect(subscription).not.toHaveProperty("current_period_end");
  expect(subscription.items.data).toMatchObject([
    { current_period_start: fake.now(), current_period_end: Date.parse("2027-01-01T09:00:00Z") / 1000, quantity: 1 },
  ]);
  const invoice = known(subscription.latest_invoice);
  expect(invoice).toMatchObject({
    status: "paid",
    amount_paid: 900,
    billing_reason: "subscription_create",
    id: known(paid.invoice).id,
  });
  expect(invoice.parent?.subscription_details?.subscription).toBe(subscription.id);
  expect(invoice.hosted_invoice_url).toBe(`${fake.url}/invoice/${invoice.id}`);
  const intent = invoice.payments?.data[0]?.payment.payment_intent;
  expect(await stripe.paymentIntents.retrieve(idOf(intent), { expand: ["latest_charge"] })).toMatchObject({
    status: "succeeded",
    amount: 900,
    latest_charge: { paid: true, amount: 900, payment_method_details: { card: { last4: "4242" } } },
  });
});

test("tells of a purchase in this order", async () => {
  const shop = await openShop();
  const { id } = await order(shop, shop.prices.pro);
  const before = typesOf(shop.fake).length;
  shop.fake.pay(id);
  expect(typesOf(shop.fake).slice(before)).toEqual([
    "payment_method.attached",
    "customer.subscription.created",
    "invoice.created",
    "invoice.finalized",
    "payment_intent.created",
    "charge.succeeded",
    "payment_intent.succeeded",
    "invoice_payment.paid",
    "invoice.paid",
    "invoice.payment_succeeded",
    "customer.subscription.updated",
    "checkout.session.completed",
  ]);
});

test("sells once, to a guest too, with an invoice where one is asked for", async () => {
  const shop = await openShop();
  const { fake, stripe, prices } = shop;
  const metadata = { person: "7" };
  const bare = await order(shop, prices.lifetime, {
    customer_email: "gast@example.com",
    payment_intent_data: { metadata },
  });
  fake.pay(bare.id);
  const guest = await stripe.checkout.sessions.retrieve(bare.id, { expand: ["payment_intent"] });
  expect(guest).toMatchObject({
    customer: null,
    invoice: null,
    payment_status: "paid",
    customer_details: { email: "gast@example.com" },
  });
  expect(known(guest.payment_intent)).toMatchObject({ amount_received: 4900, metadata });

  const billed = await order(shop, prices.lifetime, { invoice_creation: { enabled: true } });
  fake.pay(billed.id);
  const session = await stripe.checkout.sessions.retrieve(billed.id, { expand: ["invoice"] });
  expect(known(session.invoice)).toMatchObject({ status: "paid", total: 4900, parent: null });
  const payments = await stripe.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: idOf(session.payment_intent) },
  });
  expect(payments.data).toMatchObject([{ invoice: known(session.invoice).id, status: "paid", amount_paid: 4900 }]);
});

test("waits for the bank with a debit, and tells how it went", async () => {
  const shop = await openShop();
  const { fake, stripe, prices } = shop;
  const good = await order(shop, prices.lifetime);
  fake.payAsync(good.id);
  expect(await stripe.checkout.sessions.retrieve(good.id)).toMatchObject({
    status: "complete",
    payment_status: "unpaid",
  });
  const completed = fake.events("checkout.session.completed");
  expect(completed.map(({ data }) => data.object)).toMatchObject([{ payment_status: "unpaid" }]);
  fake.asyncSucceeded(good.id);
  expect(await stripe.checkout.sessions.retrieve(good.id)).toMatchObject({ payment_status: "paid" });
  expect(fake.events("checkout.session.async_payment_succeeded")).toHaveLength(1);
  // An event contains a snapshot of its time.
  expect(completed.map(({ data }) => data.object)).toMatchObject([{ payment_status: "unpaid" }]);

  const bad = await order(shop, prices.lifetime);
  fake.payAsync(bad.id);
  fake.asyncFailed(bad.id);
  const failed = await stripe.checkout.sessions.retrieve(bad.id, { expand: ["payment_intent"] });
  expect(failed).toMatchObject({ payment_status: "unpaid", payment_intent: { status: "requires_payment_method" } });
  expect(fake.events("checkout.session.async_payment_failed")).toHaveLength(1);
  expect(() => fake.asyncFailed(bad.id)).toThrow("No payment is under way");
});

test("lets a subscription begin with a debit under way, and makes it past due when that fails", async () => {
  const shop = await openShop();
  const { id } = await order(shop, shop.prices.pro);
  shop.fake.payAsync(id);
  const read = async () =>
    known((await shop.stripe.checkout.sessions.retrieve(id, { expand: ["subscription"] })).subscription);
  expect((await read()).status).toBe("active");
  shop.fake.asyncFailed(id);
  expect((await read()).status).toBe("past_due");
});

test("ends a session by request or by time, and sells nothing there any more", async () => {
  const shop = await openShop();
  const { fake, stripe, prices } = shop;
  const first = await order(shop, prices.pro);
  expect(await stripe.checkout.sessions.expire(first.id)).toMatchObject({ status: "expired", url: null });
  expect(await refusalOf(stripe.checkout.sessions.expire(first.id))).toMatchObject({ statusCode: 400 });

  const second = await order(shop, prices.pro, { expires_at: fake.now() + 45 * 60 });
  fake.advanceTo(new Date(fake.now() * 1000 + HOUR));
  expect(await stripe.checkout.sessions.retrieve(second.id)).toMatchObject({ status: "expired" });
  expect(fake.events("checkout.session.expired").map(({ created }) => created)).toEqual([
    fake.now() - 60 * 60,
    second.expires_at,
  ]);
  expect(() => fake.pay(second.id)).toThrow("is expired");
  expect((await stripe.checkout.sessions.list({ status: "open" })).data).toEqual([]);
});

test.each([
  ["a customer that is not there", { customer: "cus_nobody" }, { code: "resource_missing", param: "customer" }],
  [
    "customer and address",
    { customer_email: "a@example.com", customer: "cus_Fake000001" },
    { param: "customer_email" },
  ],
  ["an expiry too soon", { expires_at: 1 }, { param: "expires_at" }],
  ["the wrong mode", { mode: "payment" as const }, { type: "StripeInvalidRequestError" }],
])("refuses %s", async (_, more, refused) => {
  const shop = await openShop();
  await shop.stripe.customers.create({});
  expect(await refusalOf(order(shop, shop.prices.pro, more))).toMatchObject({ statusCode: 400, ...refused });
});

test("refuses an archived price", async () => {
  const shop = await openShop();
  await shop.stripe.prices.update(shop.prices.pro, { active: false });
  expect((await refusalOf(order(shop, shop.prices.pro))).message).toContain("inactive");
});
