import type { Page } from "playwright/test";
import Stripe from "stripe";
import { startStripe, TEST_WEBHOOK_SECRET, type FakeStripe } from "../fakes/stripe/start";
import { deliver } from "../fakes/stripe/webhooks/delivery";
import { stock } from "../fixtures/stripe-stock";
import { startAgedServer, type AgedServer } from "./aged-server";
import { expect, newClientAddress, test as base } from "./fixtures";

export interface PayingServer extends AgedServer {
  stripe: FakeStripe;
  /** Holds back Stripe's events until the returned function is called. */
  holdNews: () => () => void;
}

/** Tests on a server with a fake Stripe of its own, which delivers every event as it happens. */
export const test = base.extend<{ stranger: Page }, { paying: PayingServer }>({
  paying: [
    async ({}, use) => {
      const stripe = await startStripe({ startAt: new Date(), runs: true, seed: "Browser" });
      await stock(new Stripe(stripe.key, { host: "127.0.0.1", port: stripe.port, protocol: "http", telemetry: false }));
      const server = await startAgedServer({
        STRIPE_SECRET_KEY: stripe.key,
        STRIPE_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
        STRIPE_API_BASE: stripe.url,
      });
      await expect.poll(server.isHealthy, { timeout: 90_000 }).toBe(true);
      const news = tell(stripe, `${server.url}/api/stripe-webhook`);
      await use({ ...server, stripe, ...news });
      await news.told();
      await server.stop();
      await stripe.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  /** A page on another device, without a session. */
  stranger: async ({ browser, baseURL }, use) => {
    const headers = { "X-Forwarded-For": newClientAddress() };
    const device = await browser.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: headers });
    await use(await device.newPage());
    await device.close();
  },
  elsewhere: ({ paying }, use) => use(paying.stripe.url),
  baseURL: ({ paying }, use) => use(paying.url),
});

/** Delivers the events of a Stripe one after the other, as they happen. */
function tell(stripe: FakeStripe, url: string) {
  let before: Promise<unknown> = Promise.resolve();
  stripe.onEvent((event) => {
    before = before.then(() => deliver(event, { url, secret: TEST_WEBHOOK_SECRET, at: stripe.now() }));
  });
  return {
    told: () => before,
    holdNews: () => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      before = before.then(() => held);
      return () => release();
    },
  };
}
