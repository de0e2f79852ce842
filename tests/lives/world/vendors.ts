import Stripe from "stripe";
import { startModel, type FakeModel } from "../../fakes/model/start";
import { startSmtp, type ReceivedMail } from "../../fakes/smtp";
import { startStripe, TEST_WEBHOOK_SECRET, type FakeStripe } from "../../fakes/stripe/start";
import { stock } from "../../fixtures/stripe-stock";

type Smtp = Awaited<ReturnType<typeof startSmtp>>;

/** Everybody outside that the app speaks with, at addresses that stay the same from life to life. */
export interface Vendors {
  environment: Record<string, string>;
  stripe: FakeStripe;
  model: FakeModel;
  smtp: Smtp;
  /** Mails since the life began, oldest first. */
  mails: () => readonly ReceivedMail[];
  /** Begins anew at this moment, as if nobody had ever called. */
  begin: (at: Date) => Promise<void>;
  close: () => Promise<void>;
}

export async function startVendors(): Promise<Vendors> {
  const smtp = await startSmtp();
  const model = await startModel();
  const first = await startStripe();
  const vendors: Vendors = {
    environment: {
      SMTP_URL: smtp.url,
      MAIL_FROM: "startklar@example.org",
      STRIPE_SECRET_KEY: first.key,
      STRIPE_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
      STRIPE_API_BASE: first.url,
      OPENAI_API_KEY: "nobodys",
      OPENAI_BASE_URL: model.url,
      OPENAI_MODEL: "nachbau",
    },
    stripe: first,
    model,
    smtp,
    mails: () => smtp.mails,
    async begin(at) {
      const { port } = vendors.stripe;
      await vendors.stripe.close();
      // The same seed for each life: what the server has kept of prices stays true.
      vendors.stripe = await startStripe({ port, startAt: at });
      await stock(new Stripe(vendors.stripe.key, { host: "127.0.0.1", port, protocol: "http", telemetry: false }));
      model.forget();
      await smtp.behave("ok");
      smtp.mails.splice(0);
    },
    async close() {
      await Promise.all([vendors.stripe.close(), model.close(), smtp.close()]);
    },
  };
  return vendors;
}
