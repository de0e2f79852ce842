import { fail, markPaid, paymentOf } from "../billing/invoice/collection";
import { settle } from "../billing/invoice/intent";
import type { CheckoutSession, Invoice } from "../stored";
import type { World } from "../world/world";

type Answer = "succeeded" | "failed";

/** Applies the bank's answer to a checkout's debit, days later, and reports it on the session. */
export function settleAsync(world: World, session: CheckoutSession, answer: Answer): CheckoutSession {
  const invoice = world.invoices.get(session.invoice ?? "");
  if (invoice) settleDebit(world, invoice, answer);
  else settlePending(world, session.payment_intent, answer);
  if (answer === "failed") {
    world.emit("checkout.session.async_payment_failed", session);
    return session;
  }
  const { after } = world.sessions.change(session.id, { payment_status: "paid" });
  world.emit("checkout.session.async_payment_succeeded", after);
  return after;
}

/** Applies the bank's answer to an invoice's debit, for example that of a renewal. */
export function settleDebit(world: World, invoice: Invoice, answer: Answer): void {
  settlePending(world, paymentOf(world, invoice)?.payment.payment_intent ?? null, answer);
  if (answer === "succeeded") markPaid(world, invoice);
  else fail(world, invoice);
}

function settlePending(world: World, intent: string | null, answer: Answer): void {
  const charge = world.charges.newestFirst().find(({ payment_intent }) => payment_intent === intent);
  if (charge?.status !== "pending") throw new Error(`No payment is under way for ${intent}.`);
  settle(world, charge, answer);
}
