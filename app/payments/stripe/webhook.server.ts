import type Stripe from "stripe";
import { isNoted, noteEvent } from "~/db/payments.server";
import { findPersonOfCustomer } from "~/db/stripe-customers.server";
import { isRecord } from "~/domain/is-record";
import { log } from "~/log.server";
import { stripe, webhookSecret } from "./client.server";
import { dateOf } from "./read-state";
import { followUp, syncPerson } from "./sync.server";

/** Clock difference allowed in a signature, in either direction. */
const TOLERANCE_SECONDS = 300;

/** Null for what Stripe did not sign, or not now. `body`: byte for byte as it came. */
export async function verifyEvent({
  body,
  signature,
  now,
}: {
  body: string;
  signature: string | null;
  now: Date;
}): Promise<Stripe.Event | null> {
  const secret = webhookSecret();
  if (!secret || !signature) return null;
  const signedAt = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(signature)?.[1]);
  // The SDK rejects old signatures, but not those from the future.
  if (!(signedAt - now.getTime() / 1000 <= TOLERANCE_SECONDS)) return null;
  const client = await stripe();
  try {
    return client.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
  } catch {
    return null;
  }
}

/**
 * Uses an event only as a sign that something about a customer has changed, and reads their current state from Stripe.
 * Throws when Stripe or the database is unavailable; Stripe then sends the event again.
 */
export async function takeEvent({ event, now }: { event: Stripe.Event; now: Date }): Promise<void> {
  const { id, type } = event;
  const createdAt = dateOf(event.created);
  const customerId = await customerOf(event);
  const person = customerId ? await findPersonOfCustomer({ customerId }) : null;
  if (!person) {
    if (await noteEvent({ id, type, userId: null, createdAt }))
      log.info("stripe-event-without-person", { event: id, type });
    return;
  }
  const { userId } = person;
  // Applied before; its follow-up may have been interrupted.
  if (await isNoted({ id })) await followUp({ userId, now });
  else await syncPerson({ userId, event: { id, type, createdAt }, now });
}

/** A dispute names only its charge, so the charge is fetched. */
async function customerOf({ data: { object } }: Stripe.Event): Promise<string | null> {
  if (object.object === "customer") return object.id;
  if (object.object === "dispute") {
    const client = await stripe();
    const charge = await client.charges.retrieve(idOf(object.charge) ?? "");
    return idOf(charge.customer);
  }
  return "customer" in object ? idOf(object.customer) : null;
}

function idOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  return isRecord(value) && typeof value.id === "string" ? value.id : null;
}
