import { findCustomer } from "~/db/payments/stripe-customers.server";
import { env } from "~/environment/env.server";
import { stripe, withinStripeDeadline } from "./client.server";
import { PORTAL, parsedAnswer } from "./said";

/** Stripe's page for cards, invoices and cancelling. Null for a member who has never paid. */
export async function openPortal({ userId }: { userId: string }): Promise<string | null> {
  const customer = await findCustomer({ userId });
  if (!customer) return null;
  const client = await stripe();
  const opened = client.billingPortal.sessions.create({ customer, locale: "de", return_url: `${env().APP_URL}/abo` });
  return parsedAnswer(PORTAL, await withinStripeDeadline(opened)).url;
}
