import { expect, test } from "vitest";
import { once } from "./idempotency";

const ORDER = { customer: "cus_1", line_items: [{ price: "price_1", quantity: 1 }], metadata: { order: "o1" } };
const keyOf = (of: string, params: object) => once(of, params)[1].idempotencyKey;

test("the same request has the same key, and one that Stripe takes", () => {
  expect(keyOf("checkout-o1", ORDER)).toBe(keyOf("checkout-o1", structuredClone(ORDER)));
  expect(keyOf("checkout-o1", ORDER)).toMatch(/^checkout-o1-[0-9a-f]{32}$/);
});

test.each([
  ["another customer", { ...ORDER, customer: "cus_2" }],
  ["a field within", { ...ORDER, line_items: [{ price: "price_2", quantity: 1 }] }],
  ["a field more", { ...ORDER, locale: "de" }],
  ["a field less", { customer: ORDER.customer, metadata: ORDER.metadata }],
])("with %s it is another key, as Stripe refuses a used one with other parameters for a day", (_, changed) => {
  expect(keyOf("checkout-o1", changed)).not.toBe(keyOf("checkout-o1", ORDER));
});

test("the parameters that are hashed are those that are sent", () => {
  expect(once("checkout-o1", ORDER)[0]).toBe(ORDER);
});
