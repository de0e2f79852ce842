import { fail, markPaid, paymentOf } from "../billing/invoice/collection";
import { settle } from "../billing/invoice/intent";
import type { CheckoutSession } from "../stored";
import type { World } from "../world/world";

/** Days later the bank tells of a debit. */
export function settleAsync(world: World, session: CheckoutSession, outcome: "succeeded" | "failed"): CheckoutSession {
  const invoice = world.invoices.get(session.invoice ?? "");
  const intentId = session.payment_intent ?? (invoice && paymentOf(world, invoice)?.payment.payment_intent);
  const charge = world.charges.newestFirst().find(({ payment_intent }) => payment_intent === intentId);
  if (charge?.status !== "pending") throw new Error(`${session.id} has no payment under way.`);
  settle(world, charge, outcome);
  if (invoice && outcome === "succeeded") markPaid(world, invoice);
  if (invoice && outcome === "failed") fail(world, invoice);
  if (outcome === "failed") {
    world.emit("checkout.session.async_payment_failed", session);
    return session;
  }
  const { after } = world.sessions.change(session.id, { payment_status: "paid" });
  world.emit("checkout.session.async_payment_succeeded", after);
  return after;
}
