import { attempt, createIntent } from "../billing/invoice/intent";
import { newPaymentMethod } from "../objects/money/payment-method";
import type { CheckoutSession } from "../stored";
import type { World } from "../world/world";

/** Simulates a card that the bank declines on the checkout page, which stays open for another one. */
export function declineSession(world: World, session: CheckoutSession): void {
  const order = world.orders.get(session.id);
  if (!order || session.status !== "open") throw new Error(`${session.id} is ${session.status}, nobody can pay there.`);
  const { customer, customer_email, amount_total, currency } = session;
  const email = world.customers.get(customer ?? "")?.email ?? customer_email;
  const card = { id: world.newId("pm"), created: world.clock.now(), type: "card", customer: null, email } as const;
  const method = world.paymentMethods.add(newPaymentMethod(card));
  const wanted = { amount: amount_total ?? 0, currency: currency ?? "eur", customer, method };
  // A subscription has no data of a payment: it is made once it is paid.
  const intent = createIntent(world, { ...wanted, ...(session.mode === "payment" && order.payment) });
  attempt(world, intent, { method, outcome: "failed" });
}
