import type { Invoice } from "../../stored";
import type { World } from "../../world/world";

export function voidInvoice(world: World, { id, status_transitions }: Invoice): Invoice {
  const { after } = world.invoices.change(id, {
    status: "void",
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...status_transitions, voided_at: world.clock.now() },
  });
  world.emit("invoice.voided", after);
  return after;
}
