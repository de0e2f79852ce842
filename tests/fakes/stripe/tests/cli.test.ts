import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { compileAppScript } from "../../../../scripts/lib/app-module.mjs";
import { startReceiver } from "./receiver";
import { sdkFor } from "./shop";

test("runs by itself for people, with each event sent on as it happens", async () => {
  const { url, taken } = await startReceiver(() => Math.floor(Date.now() / 1000));
  const file = await compileAppScript(
    'import { main } from "./tests/fakes/stripe/cli"; await main(process.argv.slice(2));',
    "stripe-fake-test",
  );
  const running = spawn(process.execPath, [file, "--port=0", `--webhook=${url}`], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void running.kill());
  const lines = createInterface(running.stdout)[Symbol.asyncIterator]();
  const next = async (): Promise<string> => String((await lines.next()).value);

  const [base, key, secret] = [await next(), await next(), await next()];
  expect([key, secret]).toEqual(["STRIPE_SECRET_KEY=sk_test_fake", "STRIPE_WEBHOOK_SECRET=whsec_fake"]);
  const port = Number(new URL(base.replace("STRIPE_API_BASE=", "")).port);
  const stripe = sdkFor({ port, key: key.replace("STRIPE_SECRET_KEY=", "") });
  await stripe.customers.create({ email: "anna@example.com" });
  await stripe.products.create({ name: "Pro" });
  expect([await next(), await next()]).toEqual([
    "customer.created evt_Fake000001: 200",
    "product.created evt_Fake000002: 200",
  ]);
  expect(taken.map(({ type }) => type)).toEqual(["customer.created", "product.created"]);
});
