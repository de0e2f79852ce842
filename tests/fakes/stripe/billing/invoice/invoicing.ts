import { newInvoice } from "../../objects/billing/invoice";
import type { Customer, Invoice, InvoiceLine, Subscription } from "../../stored";
import type { World } from "../../world/world";
import type { Period } from "../period";

export interface Billing {
  id?: string;
  customer: Customer;
  currency: string;
  lines: InvoiceLine[];
  reason: Invoice["billing_reason"];
  period?: Period;
  subscription: Pick<Subscription, "id" | "metadata"> | null;
  prorationDate?: number;
}

/** A draft that is not stored yet: a preview never is. */
export function draftInvoice(
  world: World,
  { customer, currency, lines, reason, subscription, ...told }: Billing,
): Invoice {
  const id = told.id ?? world.newId("in");
  const now = world.clock.now();
  return newInvoice({
    id,
    created: now,
    customer,
    currency,
    lines: lines.map((line) => ({ ...line, invoice: id })),
    billing_reason: reason,
    period: told.period ?? { start: now, end: now },
    subscription: subscription && { ...subscription, prorationDate: told.prorationDate ?? null },
  });
}

/** Creates an invoice and finalises it at once; the real Stripe leaves an hour in between for a renewal. */
export function openInvoice(world: World, billing: Billing): Invoice {
  const draft = world.invoices.add(draftInvoice(world, billing));
  world.emit("invoice.created", draft);
  return finalize(world, draft);
}

function finalize(world: World, draft: Invoice): Invoice {
  const now = world.clock.now();
  const customer = world.customers.get(draft.customer ?? "");
  const number = customer?.next_invoice_sequence ?? 1;
  const balance = draft.starting_balance + draft.total - draft.amount_due;
  if (customer) {
    world.customers.change(customer.id, { next_invoice_sequence: number + 1, currency: draft.currency });
    world.change(world.customers, { id: customer.id, type: "customer.updated", changes: { balance } });
  }
  const { after } = world.invoices.change(draft.id, {
    status: "open",
    number: `${customer?.invoice_prefix ?? "FAKE"}-${String(number).padStart(4, "0")}`,
    effective_at: now,
    ending_balance: balance,
    hosted_invoice_url: `${world.settings.origin}/invoice/${draft.id}`,
    invoice_pdf: `${world.settings.origin}/invoice/${draft.id}/pdf`,
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  });
  world.emit("invoice.finalized", after);
  return after;
}

/** Lines that wait for this subscription's next invoice. */
export const waitingLines = (world: World, subscription: string): InvoiceLine[] =>
  world.pendingLines.filter((pending) => pending.subscription === subscription).map(({ line }) => line);

/** Removes and returns the waiting lines of a subscription. */
export function takePendingLines(world: World, subscription: string): InvoiceLine[] {
  const waiting = world.pendingLines.filter((pending) => pending.subscription === subscription);
  for (const pending of waiting) world.pendingLines.splice(world.pendingLines.indexOf(pending), 1);
  return waiting.map(({ line }) => line);
}
