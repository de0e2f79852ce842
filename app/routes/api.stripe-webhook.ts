import * as z from "zod";
import { log } from "~/environment/log.server";
import { refusal } from "~/http/refusal.server";
import { stripeFailure, withinStripeDeadline } from "~/payments/stripe/client.server";
import { handleEvent, verifyEvent, type StripeEvent } from "~/payments/stripe/webhook.server";
import { mutation } from "~/request/mutation.server";

/** Stripe's events. An answer that is not 2xx makes Stripe send the event again for days. */
export const action = mutation({ who: "anyone", schema: z.string(), body: "raw" }, async ({ request, input, now }) => {
  const signature = request.headers.get("Stripe-Signature");
  const signed = await verifyEvent({ body: input, signature, now });
  if (!signed) throw refusal(400);
  const { event } = signed;
  // Acknowledged all the same: an unreadable event stays unreadable on a retry.
  if (!event) log.warn("stripe-event-unreadable");
  else await take(event, now);
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
});

async function take(event: StripeEvent, now: Date): Promise<void> {
  try {
    await withinStripeDeadline(handleEvent({ event, now }));
  } catch (error) {
    if (!stripeFailure(error)) throw error;
    log.warn("stripe-event-later", { event: event.id, type: event.type });
    throw refusal(503);
  }
}
