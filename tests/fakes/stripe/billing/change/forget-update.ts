import type { Subscription } from "../../stored";
import type { World } from "../../world/world";
import { voidInvoice } from "../invoice/voiding";

/** A change that nobody paid for in time never was, and its invoice asks for nothing. */
export function forgetUpdate(world: World, { id, latest_invoice }: Subscription): void {
  world.waitingUpdates.delete(latest_invoice ?? "");
  const invoice = world.invoices.get(latest_invoice ?? "");
  if (invoice) voidInvoice(world, invoice);
  const { after } = world.subscriptions.change(id, { pending_update: null });
  world.emit("customer.subscription.pending_update_expired", after);
}
