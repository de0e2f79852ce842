import { rm } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { browserUrl } from "../../../scripts/lib/address.mjs";
import { compileAppScript } from "../../../scripts/lib/app-module.mjs";
import { inProject, root } from "../../../scripts/lib/project.mjs";
import { run } from "../../../scripts/lib/run.mjs";

const FAKE = `export { startStripe, TEST_KEY, TEST_WEBHOOK_SECRET } from "./tests/fakes/stripe/start";
export { sendOn } from "./tests/fakes/stripe/cli";`;

/**
 * A stand-in for Stripe in this process, with the content's prices, that sends its events to the app at `address`.
 * Resolves to the variables the app needs. It forgets everything when it ends, and an app that remembered its customers
 * could not sell to them any more, so the app has a database of its own for this run.
 * @param {{ address: { host: string, port: number }, env: Record<string, string | undefined> }} surroundings
 * @returns {Promise<
 *   | { ok: true, variables: Record<"STRIPE_SECRET_KEY" | "STRIPE_API_BASE" | "DATA_DIR", string>, url: string, close: () => Promise<void> }
 *   | { ok: false, message: string }>}
 */
export async function startDevStripe({ address, env }) {
  const { startStripe, sendOn, TEST_KEY, TEST_WEBHOOK_SECRET } = await importFake();
  const stripe = await startStripe({ startAt: new Date(), runs: true });
  // Safe to delete: the port is free, so no other process uses its folder.
  const dataDir = inProject(".cache", `dev-stripe-${address.port}`);
  await rm(dataDir, { recursive: true, force: true });
  const variables = {
    STRIPE_SECRET_KEY: TEST_KEY,
    STRIPE_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
    STRIPE_API_BASE: stripe.url,
    DATA_DIR: dataDir,
    // Set and empty, so that the one of .env does not apply.
    DATABASE_URL: "",
  };
  const setup = await run(process.execPath, [inProject("scripts/command.mjs"), "stripe:setup"], {
    cwd: root,
    env: { ...env, ...variables },
    capture: true,
  });
  if (setup.code !== 0) {
    await stripe.close();
    return { ok: false, message: setup.output };
  }
  sendOn(stripe, { url: `${browserUrl(address)}/api/stripe-webhook`, secret: TEST_WEBHOOK_SECRET });
  return { ok: true, variables, url: stripe.url, close: () => stripe.close() };
}

const importFake = async () => import(pathToFileURL(await compileAppScript(FAKE, "dev-stripe")).href);
