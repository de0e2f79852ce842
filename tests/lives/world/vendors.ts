import Stripe from "stripe";
import { startModel, type FakeModel } from "../../fakes/model/start";
import { startFcm } from "../../fakes/fcm";
import { startSmtp, type ReceivedMail } from "../../fakes/smtp";
import { startStripe, TEST_WEBHOOK_SECRET, type FakeStripe } from "../../fakes/stripe/start";
import { stock } from "../../fixtures/stripe-stock";

type Fcm = Awaited<ReturnType<typeof startFcm>>;
type Smtp = Awaited<ReturnType<typeof startSmtp>>;

/** Everybody outside that the app speaks with, at addresses that stay the same from life to life. */
export interface Vendors {
  environment: Record<string, string>;
  stripe: FakeStripe;
  model: FakeModel;
  smtp: Smtp;
  /** Mails since the life began, oldest first. */
  mails: () => readonly ReceivedMail[];
  /** Mails, and messages on phones, since the last call. */
  takeMails: () => readonly ReceivedMail[];
  takePushes: () => readonly Fcm["pushes"][number][];
  /** Whoever grants access to phones looks at the clock, too. */
  move: (milliseconds: number) => void;
  /** Begins anew at this moment, as if nobody had ever called. */
  begin: (at: Date) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Whoever has none is refused: so a process that begins sees by the list of models that its key is good. Otherwise it
 * would ask a question, and might take the answer that was prepared for somebody's.
 */
const WITH_KEY = { key: "nobodys" };

export async function startVendors(): Promise<Vendors> {
  const smtp = await startSmtp();
  const model = await startModel();
  model.have(WITH_KEY);
  const first = await startStripe();
  let movedMs = 0;
  let taken = 0;
  const fcm = await startFcm(() => Date.now() + movedMs);
  const vendors: Vendors = {
    environment: {
      SMTP_URL: smtp.url,
      MAIL_FROM: "startklar@example.org",
      STRIPE_SECRET_KEY: first.key,
      STRIPE_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
      STRIPE_API_BASE: first.url,
      OPENAI_API_KEY: WITH_KEY.key,
      OPENAI_BASE_URL: model.url,
      OPENAI_MODEL: "nachbau",
      ...fcm.settings,
    },
    stripe: first,
    model,
    smtp,
    mails: () => smtp.mails,
    takeMails() {
      const fresh = smtp.mails.slice(taken);
      taken = smtp.mails.length;
      return fresh;
    },
    takePushes: () => fcm.pushes.splice(0),
    move: (milliseconds) => void (movedMs = milliseconds),
    async begin(at) {
      const { port } = vendors.stripe;
      await vendors.stripe.close();
      // The same seed for each life: what the server has kept of prices stays true.
      vendors.stripe = await startStripe({ port, startAt: at });
      await stock(new Stripe(vendors.stripe.key, { host: "127.0.0.1", port, protocol: "http", telemetry: false }));
      model.forget();
      model.have(WITH_KEY);
      await smtp.behave("ok");
      smtp.mails.splice(0);
      taken = 0;
      fcm.pushes.splice(0);
    },
    async close() {
      await Promise.all([vendors.stripe.close(), model.close(), smtp.close(), fcm.close()]);
    },
  };
  return vendors;
}
