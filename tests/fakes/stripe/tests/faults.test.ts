import Stripe from "stripe";
import { expect, test } from "vitest";
import { refusalOf, sdkFor, startFake } from "./shop";

const ROUTE = "POST /v1/customers";
/** Time-out of the client in these tests, for calls that hang. */
const SHORT = 1_000;

const impatient = { timeout: SHORT, httpClient: Stripe.createFetchHttpClient() };

async function faulty(config: Stripe.StripeConfig = {}) {
  const { fake } = await startFake();
  const stripe = sdkFor(fake, config);
  const create = () => stripe.customers.create({ email: "anna@example.com" });
  return { fake, stripe, create, made: () => fake.events("customer.created").length };
}

test("is retried by the SDK with the same key, and does nothing twice", async () => {
  const { fake, create, made } = await faulty({ maxNetworkRetries: 2 });
  fake.fault(ROUTE, { kind: "status", status: 500 });
  fake.fault(ROUTE, { kind: "status", status: 503, isDone: true });
  expect(await create()).toMatchObject({ email: "anna@example.com" });
  const keys = fake.calls(ROUTE).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(fake.calls(ROUTE).map(({ isReplayed }) => isReplayed)).toEqual([false, false, true]);
  expect(made()).toBe(1);
});

test.each([
  [402, { type: "StripeCardError", code: "card_declined" }],
  [404, { type: "StripeInvalidRequestError" }],
  [429, { type: "StripeRateLimitError", code: "rate_limit" }],
  [500, { type: "StripeAPIError" }],
])("answers with %i as often as told", async (status, error) => {
  const { fake, create, made } = await faulty();
  fake.fault(ROUTE, { kind: "status", status, times: 2 });
  for (const _ of [1, 2]) expect(await refusalOf(create())).toMatchObject({ statusCode: status, ...error });
  expect(made()).toBe(0);
  await create();
  expect(fake.calls(ROUTE)).toHaveLength(3);
});

test.each([
  ["hangs", { kind: "hang" }],
  ["trickles", { kind: "trickle" }],
] as const)("%s until the caller gives up, though it has done what was asked", async (_, fault) => {
  const { fake, create, made } = await faulty(impatient);
  fake.fault(ROUTE, fault);
  expect(await refusalOf(create())).toMatchObject({ type: "StripeConnectionError" });
  expect(made()).toBe(1);
});

test("hangs without having done anything, when told", async () => {
  const { fake, create, made } = await faulty(impatient);
  fake.fault(ROUTE, { kind: "hang", isDone: false });
  expect(await refusalOf(create())).toMatchObject({ type: "StripeConnectionError" });
  expect(made()).toBe(0);
});

test("hangs up before the headers, which the SDK tries again by itself even without retries", async () => {
  const { fake, create, made } = await faulty();
  fake.fault(ROUTE, { kind: "cut" });
  await create();
  expect(fake.calls(ROUTE).map(({ isReplayed }) => isReplayed)).toEqual([false, true]);
  expect(made()).toBe(1);
});

test("hangs up in the middle of the body, which the SDK tries no more", async () => {
  const { fake, create, made } = await faulty({ maxNetworkRetries: 2 });
  fake.fault(ROUTE, { kind: "cut-body" });
  expect(await refusalOf(create())).toMatchObject({ type: "StripeConnectionError" });
  expect(fake.calls(ROUTE)).toHaveLength(1);
  expect(made()).toBe(1);
});

test("answers something else than JSON, or JSON of another shape", async () => {
  const { fake, stripe, create } = await faulty();
  fake.fault(ROUTE, { kind: "answer", body: "<html>Wartung</html>" });
  expect(await refusalOf(create())).toMatchObject({ type: "StripeAPIError" });
  fake.fault("GET /v1/customers/:id", {
    kind: "answer",
    contentType: "application/json",
    body: '{"object":"customer"}',
  });
  expect(await stripe.customers.retrieve("cus_1")).toEqual({ object: "customer" });
});

test("holds an answer back until the test lets it go", async () => {
  const { fake, stripe, create, made } = await faulty();
  const release = fake.hold(ROUTE);
  const held = create();
  const done: string[] = [];
  void held.then(() => done.push("held"));
  await expect.poll(made).toBe(1);
  await stripe.customers.list();
  done.push("list");
  release();
  await held;
  expect(done).toEqual(["list", "held"]);
});

test("refuses a second request with the key of one under way, which the SDK tries again until it is answered", async () => {
  const { fake, stripe, made } = await faulty({ maxNetworkRetries: 2 });
  const create = (config?: Stripe.RequestOptions) =>
    stripe.customers.create({ email: "anna@example.com" }, { idempotencyKey: "anna", ...config });
  const release = fake.hold(ROUTE);
  const held = create();
  await expect.poll(made).toBe(1);
  expect(await refusalOf(create({ maxNetworkRetries: 0 }))).toMatchObject({
    statusCode: 409,
    code: "idempotency_key_in_use",
  });
  const again = create();
  await expect.poll(() => fake.calls(ROUTE).length).toBeGreaterThan(2);
  release();
  expect((await again).id).toBe((await held).id);
  expect(made()).toBe(1);
});

test("answers late", async () => {
  const { fake, create } = await faulty();
  fake.fault(ROUTE, { kind: "slow", milliseconds: 10 });
  expect(await create()).toMatchObject({ email: "anna@example.com" });
});

test("fails on every route where told, until it is mended, and knows no other routes", async () => {
  const { fake, stripe, create } = await faulty();
  fake.fault("*", { kind: "status", status: 500, times: 100 });
  await refusalOf(create());
  await refusalOf(stripe.prices.list());
  fake.clearFaults();
  await create();
  expect(() => fake.fault("POST /v1/customer", { kind: "hang" })).toThrow("no route");
});
