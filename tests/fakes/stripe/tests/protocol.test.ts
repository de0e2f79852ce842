import Stripe from "stripe";
import { expect, test } from "vitest";
import { openShop, order, refusalOf, sdkFor, startFake, subscribe } from "./shop";

test("answers the same key with the same answer, and refuses it for anything else", async () => {
  const { fake, stripe } = await startFake();
  const key = { idempotencyKey: "customer-7" };
  const one = await stripe.customers.create({ email: "anna@example.com" }, key);
  const again = await stripe.customers.create({ email: "anna@example.com" }, key);
  expect(again).toEqual(one);
  expect(again.lastResponse.headers).toMatchObject({
    "idempotent-replayed": "true",
    "original-request": one.lastResponse.requestId,
  });
  expect(again.lastResponse.idempotencyKey).toBe("customer-7");
  const other = await refusalOf(stripe.customers.create({ email: "berta@example.com" }, key));
  expect(other).toMatchObject({ type: "StripeIdempotencyError", statusCode: 400, rawType: "idempotency_error" });
  expect(await refusalOf(stripe.products.create({ name: "Pro" }, key))).toMatchObject({ rawType: "idempotency_error" });
  expect(
    fake.calls("POST /v1/customers").map(({ isReplayed, idempotencyKey }) => [isReplayed, idempotencyKey]),
  ).toEqual([
    [false, "customer-7"],
    [true, "customer-7"],
    [false, "customer-7"],
  ]);
  expect(fake.events("customer.created")).toHaveLength(1);
});

test("keeps no refusal of wrong parameters under a key, but a declined card", async () => {
  const { stripe } = await startFake();
  const key = { idempotencyKey: "product-7" };
  expect(await refusalOf(stripe.rawRequest("POST", "/v1/products", {}, key))).toMatchObject({
    code: "parameter_missing",
    param: "name",
  });
  expect(await stripe.products.create({ name: "Pro" }, key)).toMatchObject({ name: "Pro" });

  const shop = await openShop();
  const { subscription, customer } = await subscribe(shop);
  shop.fake.declineCards(customer.id);
  shop.fake.advanceTo(new Date("2027-01-02T09:00:00Z"));
  const [open] = (await shop.stripe.invoices.list({ subscription: subscription.id, status: "open" })).data;
  const pay = () => shop.stripe.invoices.pay(open?.id ?? "", {}, { idempotencyKey: "pay-7" });
  await refusalOf(pay());
  shop.fake.renewCard(customer.id);
  expect(await refusalOf(pay())).toMatchObject({ statusCode: 402 });
});

test("gives lists in pages, newest first, which the SDK walks through by itself", async () => {
  const { fake, stripe } = await startFake();
  for (let number = 1; number <= 25; number += 1) await stripe.customers.create({ name: String(number) });
  const page = await stripe.customers.list();
  expect(page).toMatchObject({ object: "list", has_more: true, url: "/v1/customers" });
  expect(page.data.map(({ name }) => name)).toEqual(["25", "24", "23", "22", "21", "20", "19", "18", "17", "16"]);
  const last = await stripe.customers.list({ limit: 10, starting_after: "cus_Fake000006" });
  expect(last).toMatchObject({
    has_more: false,
    data: [{ name: "5" }, { name: "4" }, { name: "3" }, { name: "2" }, { name: "1" }],
  });
  const back = await stripe.customers.list({ limit: 2, ending_before: "cus_Fake000006" });
  expect(back).toMatchObject({ has_more: true, data: [{ name: "8" }, { name: "7" }] });
  const all = await stripe.customers.list({ limit: 10 }).autoPagingToArray({ limit: 100 });
  expect(all).toHaveLength(25);
  expect(fake.calls("GET /v1/customers")).toHaveLength(3 + 3);
  expect(await refusalOf(stripe.customers.list({ limit: 101 }))).toMatchObject({ param: "limit" });
  expect(await refusalOf(stripe.customers.list({ starting_after: "cus_gone" }))).toMatchObject({
    code: "resource_missing",
  });
});

test("puts in what expand asks for, down to four levels, and refuses what cannot be", async () => {
  const shop = await openShop();
  const { session } = await subscribe(shop);
  const deep = await shop.stripe.checkout.sessions.retrieve(session.id, {
    expand: ["subscription.latest_invoice.payments.data", "customer.subscriptions"],
  });
  expect(deep).toMatchObject({
    subscription: {
      latest_invoice: { payments: { data: [{ object: "invoice_payment" }] } },
    },
    customer: { subscriptions: { data: [{ status: "active" }] } },
  });
  const listed = await shop.stripe.checkout.sessions.list({ expand: ["data.subscription"] });
  expect(listed.data).toMatchObject([{ subscription: { object: "subscription" } }]);
  const retrieve = (path: string) => refusalOf(shop.stripe.checkout.sessions.retrieve(session.id, { expand: [path] }));
  expect((await retrieve("nothing")).message).toBe("This property cannot be expanded (nothing).");
  expect((await retrieve("subscription.items.data.price.product")).message).toContain("4 levels");
  // A path without an object to expand is no error.
  const open = await order(shop, shop.prices.lifetime);
  expect(await shop.stripe.checkout.sessions.retrieve(open.id, { expand: ["payment_intent"] })).toMatchObject({
    payment_intent: null,
  });
});

test.each([
  ["an unknown parameter", { hello: "1" }, { code: "parameter_unknown", param: "hello" }],
  [
    "an unknown nested one",
    { recurring: { every: "day" } },
    { param: "recurring[interval]", code: "parameter_missing" },
  ],
  ["no number", { unit_amount: "nine" }, { param: "unit_amount" }],
  ["nothing", { currency: "" }, { param: "currency", code: "parameter_invalid_empty" }],
])("refuses %s as Stripe does", async (_, more, refused) => {
  const { stripe } = await startFake();
  const price = { currency: "eur", unit_amount: 900, product_data: { name: "Pro" } };
  const error = await refusalOf(stripe.rawRequest("POST", "/v1/prices", { ...price, ...more }));
  expect(error).toMatchObject({
    type: "StripeInvalidRequestError",
    rawType: "invalid_request_error",
    statusCode: 400,
    ...refused,
  });
  expect(error.requestId).toMatch(/^req_/);
});

test("refuses a wrong key, an unknown object, address and version", async () => {
  const { fake, stripe } = await startFake();
  const stranger = sdkFor({ port: fake.port, key: "sk_test_somebody_else" });
  expect(await refusalOf(stranger.customers.list())).toMatchObject({
    type: "StripeAuthenticationError",
    statusCode: 401,
  });
  expect(await refusalOf(stripe.customers.retrieve("cus_gone"))).toMatchObject({
    statusCode: 404,
    code: "resource_missing",
    param: "id",
    message: "No such customer: 'cus_gone'",
  });
  expect(await refusalOf(stripe.rawRequest("GET", "/v1/coupons"))).toMatchObject({ statusCode: 404 });
  expect((await refusalOf(stripe.customers.list({}, { apiVersion: "2020-08-27" }))).message).toContain("2020-08-27");
  const { lastResponse } = await stripe.customers.list();
  expect(lastResponse.apiVersion).toBe(Stripe.API_VERSION);
});

test("writes down every request as it was understood", async () => {
  const { fake, stripe } = await startFake();
  await stripe.customers.create({
    email: "anna@example.com",
    metadata: { person: "7" },
    preferred_locales: ["de", "en"],
  });
  await stripe.customers.list({ email: "anna@example.com", limit: 1 });
  expect(fake.requests).toMatchObject([
    {
      method: "POST",
      path: "/v1/customers",
      route: "POST /v1/customers",
      form: { email: "anna@example.com", metadata: { person: "7" }, preferred_locales: ["de", "en"] },
      version: Stripe.API_VERSION,
    },
    {
      method: "GET",
      route: "GET /v1/customers",
      form: { email: "anna@example.com", limit: "1" },
      idempotencyKey: null,
    },
  ]);
  expect(() => fake.calls("POST /v1/costumers")).toThrow("no route");
});

test("has the same ids in each run, and others where a seed tells two apart", async () => {
  const ids = async (seed?: string) => {
    const shop = await openShop(seed ? { seed } : {});
    await subscribe(shop);
    return shop.fake.events().map(({ id, type, data }) => [id, type, data.object]);
  };
  const portless = (events: unknown) => JSON.stringify(events).replace(/127\.0\.0\.1:\d+/g, "fake");
  expect(portless(await ids())).toBe(portless(await ids()));
  expect(portless(await ids("Other"))).not.toContain("Fake0");
});
