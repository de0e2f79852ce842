import type { Subscription } from "../../stored";
import type { World } from "../../world/world";
import { voidInvoice } from "../invoice/voiding";

/** Discards a change that was not paid in time, and voids its invoice. */
export function forgetUpdate(world: World, { id, latest_invoice }: Subscription): void {
  world.waitingUpdates.delete(latest_invoice ?? "");
  const invoice = world.invoices.get(latest_invoice ?? "");
  if (invoice) voidInvoice(world, invoice);
  const { after } = world.subscriptions.change(id, { pending_update: null });
  world.emit("customer.subscription.pending_update_expired", after);
}
