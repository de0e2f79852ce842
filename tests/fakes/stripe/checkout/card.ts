import { collect } from "../billing/invoice/collection";
import { newPaymentMethod } from "../objects/money/payment-method";
import type { World } from "../world/world";

/** Makes a new card the customer's default for all payments, and collects open invoices with it. */
export function renewCard(world: World, customerId: string): void {
  const customer = world.customers.get(customerId);
  if (!customer) return;
  const method = world.paymentMethods.add(
    newPaymentMethod({
      id: world.newId("pm"),
      created: world.clock.now(),
      type: "card",
      customer: customerId,
      email: customer.email,
    }),
  );
  world.emit("payment_method.attached", method);
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: method.id };
  world.change(world.customers, { id: customerId, type: "customer.updated", changes: { invoice_settings } });
  for (const { id, customer, status } of world.subscriptions.oldestFirst()) {
    if (customer !== customerId || status === "canceled") continue;
    const changes = { default_payment_method: method.id };
    world.change(world.subscriptions, { id, type: "customer.subscription.updated", changes });
  }
  for (const invoice of world.invoices.oldestFirst()) {
    // Of a subscription that has ended nothing is collected any more.
    const isDue = invoice.status === "open" && invoice.auto_advance;
    if (invoice.customer === customerId && isDue) collect(world, invoice, { isPresent: true });
  }
}
