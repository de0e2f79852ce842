import { expect, test } from "vitest";
import { FEATURES } from "~/domain/features";
import { checkoutHosts, checkoutMode, sellableHere } from "./checkout-mode";

const LOCAL = "http://localhost:3000";
const PUBLIC = "https://start.example";
const DATABASE_URL = "postgres://localhost/app";

test.each([
  [{ APP_URL: LOCAL, DATABASE_URL: undefined, DEMO_CHECKOUT: undefined, STRIPE_SECRET_KEY: undefined }, "demo"],
  [{ APP_URL: LOCAL, DATABASE_URL: undefined, DEMO_CHECKOUT: "1", STRIPE_SECRET_KEY: undefined }, "demo"],
  [{ APP_URL: LOCAL, DATABASE_URL: undefined, DEMO_CHECKOUT: "0", STRIPE_SECRET_KEY: undefined }, "none"],
  [{ APP_URL: LOCAL, DATABASE_URL, DEMO_CHECKOUT: undefined, STRIPE_SECRET_KEY: undefined }, "none"],
  [{ APP_URL: LOCAL, DATABASE_URL, DEMO_CHECKOUT: "1", STRIPE_SECRET_KEY: undefined }, "demo"],
  [{ APP_URL: PUBLIC, DATABASE_URL: undefined, DEMO_CHECKOUT: undefined, STRIPE_SECRET_KEY: undefined }, "none"],
  [{ APP_URL: PUBLIC, DATABASE_URL: undefined, DEMO_CHECKOUT: "1", STRIPE_SECRET_KEY: undefined }, "demo"],
  [{ APP_URL: PUBLIC, DATABASE_URL, DEMO_CHECKOUT: undefined, STRIPE_SECRET_KEY: undefined }, "none"],
] as const)("%o → %s", (settings, mode) => {
  expect(checkoutMode(settings)).toBe(mode);
});

test.each([
  ["https://localhost:3000", "demo"],
  ["https://app.localhost", "demo"],
  ["https://127.0.0.1", "demo"],
  ["https://127.9.8.7:8443", "demo"],
  ["https://[::1]:3000", "demo"],
  ["http://start.example", "demo"],
  ["https://localhost.example", "none"],
  ["https://notlocalhost", "none"],
  ["https://127.0.0.1.example", "none"],
  ["https://10.0.0.1", "none"],
  ["https://[2001:db8::1]", "none"],
] as const)("on the embedded database at %s → %s", (APP_URL, mode) => {
  expect(
    checkoutMode({ APP_URL, DATABASE_URL: undefined, DEMO_CHECKOUT: undefined, STRIPE_SECRET_KEY: undefined }),
  ).toBe(mode);
});

test.each([
  ["1", true, true],
  ["1", false, false],
  ["0", true, false],
] as const)("DEMO_CHECKOUT=%s, payments %s → orders are taken: %s", (DEMO_CHECKOUT, payments, taken) => {
  const env = { APP_URL: PUBLIC, DATABASE_URL, DEMO_CHECKOUT, STRIPE_SECRET_KEY: undefined };
  expect(sellableHere(env, { ...FEATURES, payments }).payments).toBe(taken);
});

const STRIPE_SECRET_KEY = "sk_test_1";

test.each(["0", "1", undefined] as const)(
  "with Stripe's key nobody gets a plan by the demo (DEMO_CHECKOUT=%s)",
  (DEMO_CHECKOUT) => {
    for (const APP_URL of [LOCAL, PUBLIC]) {
      expect(checkoutMode({ APP_URL, DATABASE_URL, DEMO_CHECKOUT, STRIPE_SECRET_KEY })).toBe("stripe");
    }
  },
);

test("forms may lead to Stripe's own pages, or to those of what stands in for it, and without a key nowhere", () => {
  expect(checkoutHosts({ STRIPE_SECRET_KEY: undefined, STRIPE_API_BASE: undefined })).toEqual([]);
  expect(checkoutHosts({ STRIPE_SECRET_KEY, STRIPE_API_BASE: "http://localhost:4242/v1" })).toEqual([
    "http://localhost:4242",
  ]);
  expect(checkoutHosts({ STRIPE_SECRET_KEY, STRIPE_API_BASE: undefined })).toEqual([
    "https://checkout.stripe.com",
    "https://billing.stripe.com",
  ]);
});
