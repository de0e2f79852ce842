import type { Invoice, InvoicePayment, PaymentIntent } from "../../stored";

/** Which payment intent collects an invoice: the only link between the two. */
export const newInvoicePayment = (
  invoice: Invoice,
  { id, created, intent }: { id: string; created: number; intent: PaymentIntent },
): InvoicePayment => ({
  id,
  object: "invoice_payment",
  amount_paid: null,
  amount_requested: invoice.amount_due,
  created,
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intent.id, type: "payment_intent" },
  status: "open",
  status_transitions: { canceled_at: null, paid_at: null },
});
