import { findCustomer, saveCustomer, replaceCustomer } from "~/db/payments/stripe-customers.server";
import { keyOfAddress, needsUtf8 } from "~/domain/email/address";
import { log } from "~/environment/log.server";
import { isMissing, stripe } from "./client.server";
import { once } from "./idempotency";
import { MADE, parsedAnswer } from "./said";

interface Buyer {
  userId: string;
  email: string;
  firstName: string;
}

/**
 * Does what needs the person's customer at Stripe, who is made with the first order, and anew when Stripe has no such
 * customer any more: deleted there, or made with the keys of the other mode.
 */
export async function withCustomer<Done>(buyer: Buyer, work: (customer: string) => Promise<Done>): Promise<Done> {
  const customer = (await findCustomer(buyer)) ?? (await makeCustomer(buyer));
  try {
    return await work(customer);
  } catch (error) {
    if (!isMissing(error, "customer")) throw error;
    log.warn("stripe-customer-gone", { customer });
    return work(await makeCustomer(buyer, customer));
  }
}

/**
 * Stripe takes addresses of ASCII alone: domains go in DNS spelling; without an ASCII local part, Stripe's page asks
 * for an address.
 */
const mailable = (address: string): { email?: string } => (needsUtf8(address) ? {} : { email: keyOfAddress(address) });

async function makeCustomer({ userId, email, firstName }: Buyer, instead?: string): Promise<string> {
  const client = await stripe();
  const params = { ...mailable(email), name: firstName, preferred_locales: ["de"], metadata: { user: userId } };
  // Under the first one's key Stripe would answer with the first one, deleted or not.
  const made = await client.customers.create(...once(`customer-${instead ?? userId}`, params));
  const { id } = parsedAnswer(MADE, made);
  return instead ? replaceCustomer({ userId, customerId: instead, by: id }) : saveCustomer({ userId, customerId: id });
}
