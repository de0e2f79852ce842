import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { startStripe, TEST_WEBHOOK_SECRET, type FakeStripe } from "../../fakes/stripe/start";
import { stock } from "../../fixtures/stripe-stock";
import type { KeptEvent } from "../../fakes/stripe/world/event";
import { sql, startApp, startMember, type App, type DatabaseKind, type Visitor } from "../app/app";

export interface Shop {
  app: App;
  fake: FakeStripe;
}

export interface Customer {
  member: Visitor;
  email: string;
}

/** Runs suites on an app with a fake Stripe, which has the prices of the content. */
export function describeShop(database: DatabaseKind, suites: Record<string, (shop: () => Shop) => void>): void {
  describe(`payments on ${database}`, () => {
    let shop: Shop;
    beforeAll(async () => {
      const fake = await startStripe({ startAt: new Date(), seed: database });
      const app = await startApp(database, {
        STRIPE_SECRET_KEY: fake.key,
        STRIPE_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
        STRIPE_API_BASE: fake.url,
      });
      await stock(sdk(fake));
      shop = { app, fake };
    });
    afterAll(async () => {
      await shop.app.close();
      await shop.fake.close();
    });
    for (const [name, suite] of Object.entries(suites)) describe(name, () => suite(() => shop));
  });
}

export const sdk = ({ port, key }: FakeStripe) =>
  new Stripe(key, { host: "127.0.0.1", port, protocol: "http", telemetry: false });

let people = 0;
/** A member on a path whose trial ended long ago. */
export async function startCustomer({ app }: Shop): Promise<Customer> {
  const email = `buyer-${++people}@example.org`;
  const member = await startMember(app, email);
  await app.query(sql`update user_progress set trial_start_date = now() - interval '40 days' where email = ${email}`);
  return { member, email };
}

export const order = (member: Visitor, plan: string, more: Record<string, string> = {}) =>
  member.post(`/kasse?plan=${plan}`, { plan, startsAtOnce: "on", ...more });

/** The checkout session that an answer leads to. */
export function sessionIn(answer: Response): string {
  const id = /\/checkout\/(cs_\w+)$/.exec(answer.headers.get("Location") ?? "")?.[1];
  if (!id) throw new Error(`This leads to no checkout: ${answer.status} ${answer.headers.get("Location")}`);
  return id;
}

/** Orders and pays; Stripe's events have not been delivered yet. */
export async function pay({ fake }: Shop, member: Visitor, plan: string): Promise<string> {
  const session = sessionIn(await order(member, plan));
  fake.pay(session);
  return session;
}

/** Sends a signed delivery, `times` times at once. Signed now, unless `at` is set. */
export async function deliver(
  { app }: Shop,
  event: KeptEvent,
  { times = 1, at = Math.floor(Date.now() / 1000), secret = TEST_WEBHOOK_SECRET } = {},
): Promise<number[]> {
  const payload = JSON.stringify(event, null, 2);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at });
  const statuses = Array.from({ length: times }, () => post(app, payload, { "Stripe-Signature": signature }));
  return Promise.all(statuses);
}

/** Posts a body unchanged, with these headers. */
export async function post(app: App, body: string, headers: Record<string, string>): Promise<number> {
  const visitor = app.visitor();
  const address = `${visitor.origin}/api/stripe-webhook`;
  const sent = { "Content-Type": "application/json; charset=utf-8", ...headers };
  return (await visitor.send(new Request(address, { method: "POST", body, headers: sent }))).status;
}

/** Delivers all events since the mark, in order; each must be accepted. */
export async function deliverSince(shop: Shop, mark: number): Promise<void> {
  for (const event of shop.fake.events().slice(mark)) expect(await deliver(shop, event)).toEqual([204]);
}

/** Pays and delivers Stripe's events. */
export async function buy(shop: Shop, member: Visitor, plan: string): Promise<string> {
  const mark = shop.fake.events().length;
  const session = await pay(shop, member, plan);
  await deliverSince(shop, mark);
  return session;
}

/** Pays the newest session's order a second time, as two processes of the app could cause at the same moment. */
export async function payAgain({ fake }: Shop): Promise<void> {
  const [first] = fake.world.sessions.newestFirst();
  const price = fake.world.prices
    .newestFirst()
    .find(({ lookup_key }) => lookup_key === `${first?.metadata?.offer}_once`);
  const metadata = { offer: first?.metadata?.offer ?? "" };
  const second = await sdk(fake).checkout.sessions.create({
    mode: "payment",
    customer: String(first?.customer),
    line_items: [{ price: price?.id ?? "", quantity: 1 }],
    metadata,
    payment_intent_data: { metadata },
    success_url: "http://localhost/",
  });
  fake.pay(second.id);
}

/** Refunds a part of the newest charge, as the operator could at the dashboard. */
export async function refundNewest({ fake }: Shop, amount: number): Promise<void> {
  await sdk(fake).refunds.create({ charge: fake.world.charges.newestFirst()[0]?.id ?? "", amount });
}

/** A member's entitlements by offer, with their state; of several of one offer the running one. */
export async function heldBy({ app }: Shop, email: string): Promise<Record<string, unknown>> {
  const rows = await app.query(sql`select kind, state from entitlements join profiles using (user_id)
    where email = ${email} order by kind, state desc`);
  return Object.fromEntries(rows.map(({ kind, state }) => [String(kind), state]));
}

export const planOf = async ({ app }: Shop, email: string): Promise<unknown> =>
  (await app.query(sql`select subscription_plan as plan from user_progress where email = ${email}`))[0]?.plan;

/** Whether the screens behind a plan are open. */
export const isOpen = async (member: Visitor): Promise<boolean> => (await member.get("/quests")).status === 200;
