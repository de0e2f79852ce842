import Stripe from "stripe";
import { expect, onTestFinished, test } from "vitest";
import { startDevStripe } from "./stripe.mjs";
import { testEnvironment } from "../../../scripts/lib/environment.mjs";
import { startReceiver } from "../stripe/tests/receiver";

test("beside the development server stands a Stripe with our prices, which tells what happens", async () => {
  const { url, taken } = await startReceiver(() => Math.floor(Date.now() / 1000));
  const address = { host: "127.0.0.1", port: Number(new URL(url).port) };
  const env = { ...testEnvironment(process.env), DATABASE_URL: "postgres://real.example/app" };
  const started = await startDevStripe({ address, env });
  if (!started.ok) throw new Error(started.message);
  onTestFinished(started.close);
  const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base, ...variables } = started.variables;
  // The stand-in must never run on a real database.
  expect(variables).toMatchObject({ DATABASE_URL: "", DATA_DIR: expect.stringContaining("dev-stripe-") });

  const stripe = new Stripe(key, { host: "127.0.0.1", port: Number(new URL(base).port), protocol: "http" });
  const { data } = await stripe.prices.list({ active: true });
  expect(data.map(({ lookup_key }) => lookup_key)).toContain("pro_monthly");
  await stripe.customers.create({ email: "anna@example.org" });
  // Events of the price setup are not delivered: the app does not run yet.
  await expect.poll(() => taken.map(({ type }) => type)).toEqual(["customer.created"]);
  // The first run on a fresh clone compiles all content.
}, 180_000);
