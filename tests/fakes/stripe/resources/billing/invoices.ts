import type Stripe from "stripe";
import * as z from "zod";
import { collect } from "../../billing/invoice/collection";
import { voidInvoice } from "../../billing/invoice/voiding";
import { subscriptionOf } from "../../objects/billing/invoice";
import { cardDeclined, invalid, missing, toBeConfirmed } from "../../http/api-error";
import { isWithin, listOf, page } from "../../http/list";
import { flag, paramsOf, range, read, text } from "../../http/params";
import type { Routes } from "../../http/routes";
import type { Invoice } from "../../stored";
import type { World } from "../../world/world";
import { pageParams } from "../checkout/checkout-params";
import { preview, previewParams } from "./invoice-preview";

const list = paramsOf<Stripe.InvoiceListParams>()({
  ...page,
  created: range.optional(),
  customer: text.optional(),
  status: z.enum(["draft", "open", "paid", "uncollectible", "void"]).optional(),
  subscription: text.optional(),
});
const pay = paramsOf<Stripe.InvoicePayParams>()({ payment_method: text.optional(), off_session: flag.optional() });
const payments = paramsOf<Stripe.InvoicePaymentListParams>()({
  ...page,
  invoice: text.optional(),
  payment: z.strictObject({ type: z.literal("payment_intent"), payment_intent: text }).optional(),
  status: z.enum(["canceled", "open", "paid"]).optional(),
});

export const invoices: Routes = {
  "GET /v1/invoices": ({ world, form }) => {
    const { created, customer, status, subscription, ...asked } = read(list, form);
    const found = world.invoices
      .newestFirst()
      .filter((invoice) => customer === undefined || invoice.customer === customer)
      .filter((invoice) => status === undefined || invoice.status === status)
      .filter((invoice) => subscription === undefined || subscriptionOf(invoice) === subscription)
      .filter((invoice) => isWithin(invoice.created, created));
    return listOf("/v1/invoices", found, asked);
  },
  "POST /v1/invoices/create_preview": ({ world, form }) => preview(world, read(previewParams, form)),
  "GET /v1/invoices/:id": ({ world, id }) => requireInvoice(world, id),
  "GET /v1/invoices/:id/lines": ({ world, id, form }) =>
    listOf(`/v1/invoices/${id}/lines`, requireInvoice(world, id).lines.data, read(pageParams, form)),
  "POST /v1/invoices/:id/pay": ({ world, id, form }) => {
    const invoice = requireInvoice(world, id);
    if (invoice.status === "paid") throw invalid("Invoice is already paid", { code: "invoice_already_paid" });
    if (invoice.status !== "open") throw invalid(`You cannot pay an invoice that is ${invoice.status}.`);
    const { payment_method } = read(pay, form);
    const method = payment_method ? world.paymentMethods.get(payment_method) : undefined;
    if (method === null) throw missing("PaymentMethod", payment_method ?? "", "payment_method");
    const outcome = collect(world, invoice, method && { method });
    if (outcome === "failed") throw cardDeclined();
    if (outcome === "requires_action") throw toBeConfirmed("invoice");
    return requireInvoice(world, id);
  },
  "POST /v1/invoices/:id/void": ({ world, id }) => {
    const invoice = requireInvoice(world, id);
    if (invoice.status === "open") return voidInvoice(world, invoice);
    throw invalid(`You can only void open or uncollectible invoices; this one is ${invoice.status}.`);
  },
  "GET /v1/invoice_payments": ({ world, form }) => {
    const { invoice, payment, status, ...asked } = read(payments, form);
    const found = world.invoicePayments
      .newestFirst()
      .filter((paid) => invoice === undefined || paid.invoice === invoice)
      .filter((paid) => !payment || paid.payment.payment_intent === payment.payment_intent)
      .filter((paid) => status === undefined || paid.status === status);
    return listOf("/v1/invoice_payments", found, asked);
  },
};

function requireInvoice(world: World, id: string): Invoice {
  const invoice = world.invoices.get(id);
  if (!invoice) throw missing("invoice", id);
  return invoice;
}
