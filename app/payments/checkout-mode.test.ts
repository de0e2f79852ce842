import { expect, test } from "vitest";
import { checkoutMode } from "./checkout-mode";

const DATABASE_URL = "postgres://localhost/app";

test.each([
  [{ DATABASE_URL: undefined, DEMO_CHECKOUT: undefined }, "demo"],
  [{ DATABASE_URL: undefined, DEMO_CHECKOUT: "1" }, "demo"],
  [{ DATABASE_URL, DEMO_CHECKOUT: undefined }, "none"],
  [{ DATABASE_URL, DEMO_CHECKOUT: "1" }, "demo"],
] as const)("%o → %s", (settings, mode) => {
  expect(checkoutMode(settings)).toBe(mode);
});
