import * as z from "zod";
import { isNoted, recordEvent } from "~/db/payments/payments.server";
import { findPersonOfCustomer } from "~/db/payments/stripe-customers.server";
import { isRecord } from "~/domain/is-record";
import { log } from "~/environment/log.server";
import { isMissing, stripe, webhookSecret } from "./client.server";
import { dateOf } from "./read-state";
import { parsedAnswer } from "./said";
import { followUp, syncPerson } from "./sync.server";

/** Clock difference allowed in a signature, in either direction. */
const TOLERANCE_SECONDS = 300;

/** Fields used of an event, of any type and version; null where it lacks one. */
const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(255).catch("unknown"),
  created: z.number().int().positive().max(253_402_300_799).nullable().catch(null),
  data: z
    .object({ object: z.record(z.string(), z.unknown()) })
    .nullable()
    .catch(null),
});
export type StripeEvent = z.output<typeof eventSchema>;

/** Null for an event with a wrong or expired signature. `body`: byte for byte as it came. */
export async function verifyEvent({
  body,
  signature,
  now,
}: {
  body: string;
  signature: string | null;
  now: Date;
}): Promise<{ event: StripeEvent | null } | null> {
  const secret = webhookSecret();
  if (!secret || !signature) return null;
  const signedAt = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(signature)?.[1]);
  // The SDK rejects old signatures, but not those from the future.
  if (!(signedAt - now.getTime() / 1000 <= TOLERANCE_SECONDS)) return null;
  const client = await stripe();
  try {
    const signed: unknown = client.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
    // Signed bodies that are no event concern no customer.
    return { event: eventSchema.nullable().catch(null).parse(signed) };
  } catch {
    return null;
  }
}

/**
 * Uses an event only as a sign that something about a customer has changed, and reads their current state from Stripe.
 * Throws when Stripe or the database is unavailable; Stripe then sends the event again.
 */
export async function handleEvent({ event, now }: { event: StripeEvent; now: Date }): Promise<void> {
  const { id, type } = event;
  const createdAt = event.created === null ? now : dateOf(event.created);
  const customerId = await customerOf(event);
  const person = customerId ? await findPersonOfCustomer({ customerId }) : null;
  if (!person) {
    if (await recordEvent({ id, type, userId: null, createdAt }))
      log.info("stripe-event-without-person", { event: id, type });
    return;
  }
  const { userId } = person;
  // Applied before; its follow-up may have been interrupted.
  if (await isNoted({ id })) await followUp({ userId, now });
  else await syncPerson({ userId, event: { id, type, createdAt }, now });
}

const CHARGE = z.object({ customer: z.union([z.string(), z.object({ id: z.string() })]).nullable() });

/** A dispute names only its charge, so the charge is fetched. */
async function customerOf({ data }: StripeEvent): Promise<string | null> {
  if (!data) return null;
  const { object } = data;
  if (object.object === "customer") return idOf(object.id);
  const charge = object.object === "dispute" ? idOf(object.charge) : null;
  if (charge === null) return idOf(object.customer);
  const client = await stripe();
  try {
    return idOf(parsedAnswer(CHARGE, await client.charges.retrieve(charge)).customer);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function idOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  return isRecord(value) && typeof value.id === "string" ? value.id : null;
}
