import { expect, test } from "vitest";
import { FEATURES } from "~/domain/features";
import { checkoutMode, sellableHere } from "./checkout-mode";

const LOCAL = "http://localhost:3000";
const PUBLIC = "https://start.example";
const DATABASE_URL = "postgres://localhost/app";

test.each([
  [{ APP_URL: LOCAL, DATABASE_URL: undefined, DEMO_CHECKOUT: undefined }, "demo"],
  [{ APP_URL: LOCAL, DATABASE_URL: undefined, DEMO_CHECKOUT: "1" }, "demo"],
  [{ APP_URL: LOCAL, DATABASE_URL: undefined, DEMO_CHECKOUT: "0" }, "none"],
  [{ APP_URL: LOCAL, DATABASE_URL, DEMO_CHECKOUT: undefined }, "none"],
  [{ APP_URL: LOCAL, DATABASE_URL, DEMO_CHECKOUT: "1" }, "demo"],
  [{ APP_URL: PUBLIC, DATABASE_URL: undefined, DEMO_CHECKOUT: undefined }, "none"],
  [{ APP_URL: PUBLIC, DATABASE_URL: undefined, DEMO_CHECKOUT: "1" }, "demo"],
  [{ APP_URL: PUBLIC, DATABASE_URL, DEMO_CHECKOUT: undefined }, "none"],
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
  expect(checkoutMode({ APP_URL, DATABASE_URL: undefined, DEMO_CHECKOUT: undefined })).toBe(mode);
});

test.each([
  ["1", false, true],
  ["1", true, true],
  ["0", false, false],
  ["0", true, true],
] as const)("DEMO_CHECKOUT=%s, payments %s → orders are taken: %s", (DEMO_CHECKOUT, payments, taken) => {
  const env = { APP_URL: PUBLIC, DATABASE_URL, DEMO_CHECKOUT };
  expect(sellableHere(env, { ...FEATURES, payments }).payments).toBe(taken);
});
