import Stripe from "stripe";
import { expect, test } from "vitest";
import { first, openShop, startFake, subscribe, typesOf } from "./shop";
import { startReceiver } from "./receiver";

test("tells of every change once, with what was before and which request it came from", async () => {
  const { fake, stripe } = await startFake();
  const { id } = await stripe.customers.create({ name: "Anna" }, { idempotencyKey: "anna" });
  const { lastResponse } = await stripe.customers.update(id, { name: "Anna B." });
  await stripe.customers.update(id, { name: "Anna B." });
  expect(typesOf(fake)).toEqual(["customer.created", "customer.updated"]);
  const [created, updated] = fake.events();
  expect(created).toMatchObject({
    object: "event",
    api_version: Stripe.API_VERSION,
    request: { idempotency_key: "anna" },
    data: { object: { name: "Anna" } },
  });
  expect(updated?.data).toMatchObject({ object: { name: "Anna B." }, previous_attributes: { name: "Anna" } });
  expect(updated?.request?.id).toBe(lastResponse.requestId);
});

test("lists events by type, and gives one by its id", async () => {
  const shop = await openShop();
  await subscribe(shop);
  const invoices = await shop.stripe.events.list({ type: "invoice.*" });
  expect(invoices.data.map(({ type }) => type)).toEqual([
    "invoice.payment_succeeded",
    "invoice.paid",
    "invoice.finalized",
    "invoice.created",
  ]);
  const paid = first((await shop.stripe.events.list({ types: ["invoice.paid", "refund.created"] })).data);
  const again = await shop.stripe.events.retrieve(paid.id);
  if (again.type !== "invoice.paid") throw new Error(again.type);
  expect(again.data.object.amount_paid).toBe(900);
  expect((await shop.stripe.events.list({ created: { gt: shop.fake.now() } })).data).toEqual([]);
});

test("delivers events in any order and as often as told, signed so that the SDK takes them", async () => {
  const shop = await openShop();
  const { fake } = shop;
  await subscribe(shop);
  const { url, taken } = await startReceiver(fake.now);
  const backwards = fake.events().reverse();
  for (const event of backwards) await fake.deliver(event, { url });
  expect(taken.map(({ id }) => id)).toEqual(backwards.map(({ id }) => id));

  taken.length = 0;
  const answers = await fake.deliver(first(fake.events("checkout.session.completed")), { url, times: 200 });
  expect(answers).toHaveLength(200);
  expect(answers.every(({ status, body }) => status === 200 && body === "taken")).toBe(true);
  expect(new Set(taken.map(({ id }) => id)).size).toBe(1);
});

test.each<[string, { age?: number; secret?: string }]>([
  ["an old signature", { age: 301 }],
  ["another secret", { secret: "whsec_somebody_else" }],
])("delivers with %s, which the SDK refuses", async (_, { age = 0, ...more }) => {
  const { fake, stripe } = await startFake();
  await stripe.customers.create({});
  const { url, taken } = await startReceiver(fake.now);
  const answers = await fake.deliver(first(fake.events()), { url, at: fake.now() - age, ...more });
  expect(answers).toEqual([{ status: 400, body: "Error" }]);
  expect(taken).toEqual([]);
});

test("calls whoever listens as soon as something happens", async () => {
  const { fake, stripe } = await startFake();
  const heard: string[] = [];
  fake.onEvent(({ type }) => heard.push(type));
  await stripe.products.create({ name: "Pro" });
  expect(heard).toEqual(["product.created"]);
});
