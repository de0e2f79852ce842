import { db } from "~/db/connection/client.server";
import { listEntitlements } from "~/db/payments/entitlements.server";
import {
  expireOrder,
  findOpenOrder,
  insertOrder,
  isExpired,
  saveSession,
  type Order,
} from "~/db/payments/orders.server";
import { inTransaction, lockPerson } from "~/db/connection/transaction";
import { MINUTE_MS } from "~/domain/time/durations";
import { givesAccess, SUPERSEDED, type Offer } from "~/domain/payments/entitlements";
import { env } from "~/environment/env.server";
import { stripe, withinStripeDeadline } from "./client.server";
import { withCustomer } from "./customer.server";
import { once } from "./idempotency";
import { findPrice, type StripePrice } from "./price.server";
import { parsedAnswer, SESSION, SESSION_STATE } from "./said";
import { syncPerson } from "./sync.server";

/** Lifetime of Stripe's page; Stripe requires at least 30 minutes. */
const OPEN_MS = 60 * MINUTE_MS;
/** An order without a session is reused only while this much is left: Stripe wants 30 minutes for the page. */
const REUSABLE_MS = 35 * MINUTE_MS;

interface Buyer {
  userId: string;
  email: string;
  firstName: string;
}

/** An order request: who buys which offer, and when. */
export interface Wish {
  buyer: Buyer;
  offer: Offer;
  now: Date;
}

/** url: where to pay. paid: an earlier checkout has been paid meanwhile, and nothing new was opened. */
export type OpenedCheckout = { url: string } | { paid: true };

/**
 * Opens Stripe's page for one order of one offer. A second click, another tab and a repetition after a failure lead to
 * the same page: there is one open order a person, and its id is Stripe's idempotency key. An open order of another
 * offer is closed first.
 */
export async function openCheckout({ buyer, offer, now }: Wish): Promise<OpenedCheckout> {
  return withinStripeDeadline(open({ buyer, offer, now }));
}

async function open({ buyer, offer, now }: Wish): Promise<OpenedCheckout> {
  const { userId } = buyer;
  const price = await findPrice({ offer });
  const earlier = await findOpenOrder({ userId });
  if (earlier && !isReusable(earlier, { offer, price, now }) && (await wasPaid(earlier, now))) return { paid: true };
  const order = await placeOrder({ userId, offer, price, now });
  if (!order) return { paid: true };
  if (order.url) return { url: order.url };
  const session = await withCustomer(buyer, (customer) => createSession({ order, customer, price }));
  await saveSession({ id: order.id, sessionId: session.id, url: session.url });
  return { url: session.url };
}

const isReusable = (
  { offer, priceCents, expiresAt, url, createdAt }: Order,
  asked: { offer: Offer; price: StripePrice; now: Date },
): boolean =>
  offer === asked.offer &&
  priceCents === asked.price.cents &&
  (url
    ? expiresAt.getTime() - asked.now.getTime() > MINUTE_MS
    : asked.now.getTime() - createdAt.getTime() < OPEN_MS - REUSABLE_MS);

/** Closes an earlier page, so that no customer pays twice; true when it was paid already. Throws when it stays open. */
export async function closeCheckout({ sessionId }: Order): Promise<boolean> {
  if (!sessionId) return false;
  const client = await stripe();
  const readState = async () => parsedAnswer(SESSION_STATE, await client.checkout.sessions.retrieve(sessionId)).status;
  const before = await readState();
  if (before !== "open") return before === "complete";
  try {
    await client.checkout.sessions.expire(sessionId);
    return false;
  } catch (error) {
    const status = await readState();
    if (status === "open") throw error;
    return status === "complete";
  }
}

/** Closes an earlier page; true when it was paid before, and the money has not been taken back since. */
export async function wasPaid(earlier: Order, now: Date): Promise<boolean> {
  if (!(await closeCheckout(earlier))) return false;
  await syncPerson({ userId: earlier.userId, now });
  return !(await isExpired(earlier));
}

/** The person's one open order; null when they have the offer already, or their account is gone. */
async function placeOrder({
  userId,
  offer,
  price,
  now,
}: {
  userId: string;
  offer: Offer;
  price: StripePrice;
  now: Date;
}): Promise<Order | null> {
  return inTransaction(db(), async (tx) => {
    if (!(await lockPerson({ userId }, tx))) return null;
    const held = (await listEntitlements({ userId }, tx)).filter((each) => givesAccess(each, now));
    if (held.some(({ kind }) => kind === offer || SUPERSEDED[kind].includes(offer))) return null;
    const earlier = await findOpenOrder({ userId }, tx);
    if (earlier && isReusable(earlier, { offer, price, now })) return earlier;
    if (earlier) await expireOrder(earlier, tx);
    const expiresAt = new Date(now.getTime() + OPEN_MS);
    return insertOrder({ userId, offer, priceCents: price.cents, createdAt: now, expiresAt }, tx);
  });
}

async function createSession({
  order,
  customer,
  price,
}: {
  order: Order;
  customer: string;
  price: StripePrice;
}): Promise<{ id: string; url: string }> {
  const client = await stripe();
  const metadata = { order: order.id, offer: order.offer };
  const { APP_URL } = env();
  const made = await client.checkout.sessions.create(
    ...once(order.id, {
      customer,
      client_reference_id: order.userId,
      line_items: [{ price: price.priceId, quantity: 1 }],
      locale: "de",
      metadata,
      expires_at: Math.floor(order.expiresAt.getTime() / 1000),
      success_url: `${APP_URL}/kasse/danke?plan=${order.offer}`,
      cancel_url: `${APP_URL}/kasse?plan=${order.offer}`,
      ...(price.isMonthly
        ? { mode: "subscription", subscription_data: { metadata } }
        : { mode: "payment", payment_intent_data: { metadata }, invoice_creation: { enabled: true } }),
    }),
  );
  const { id, url } = parsedAnswer(SESSION, made);
  return { id, url: url ?? "" };
}
