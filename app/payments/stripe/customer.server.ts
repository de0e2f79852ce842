import { findCustomer, keepCustomer } from "~/db/stripe-customers.server";
import { stripe } from "./client.server";

/** The person's customer at Stripe, made with the first order. */
export async function ensureCustomer({
  userId,
  email,
  firstName,
}: {
  userId: string;
  email: string;
  firstName: string;
}): Promise<string> {
  const known = await findCustomer({ userId });
  if (known) return known;
  const client = await stripe();
  const { id } = await client.customers.create(
    { email, name: firstName, preferred_locales: ["de"], metadata: { user: userId } },
    // With the address, as Stripe rejects a key that is reused with other parameters.
    { idempotencyKey: `customer-${userId}-${email}` },
  );
  return keepCustomer({ userId, customerId: id });
}
