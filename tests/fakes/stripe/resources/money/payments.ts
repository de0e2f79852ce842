import type Stripe from "stripe";
import { missing } from "../../http/api-error";
import { isWithin, listOf, page } from "../../http/list";
import { paramsOf, range, read, text } from "../../http/params";
import type { Routes } from "../../http/routes";

const intents = paramsOf<Stripe.PaymentIntentListParams>()({
  ...page,
  created: range.optional(),
  customer: text.optional(),
});
const charges = paramsOf<Stripe.ChargeListParams>()({
  ...page,
  created: range.optional(),
  customer: text.optional(),
  payment_intent: text.optional(),
});
const methods = paramsOf<Stripe.CustomerListPaymentMethodsParams>()({ ...page, type: text.optional() });

/** Payments, read-only: money comes in through checkout and invoices. */
export const payments: Routes = {
  "GET /v1/payment_intents": ({ world, form }) => {
    const { created, customer, ...asked } = read(intents, form);
    const found = world.paymentIntents
      .newestFirst()
      .filter((intent) => customer === undefined || intent.customer === customer)
      .filter((intent) => isWithin(intent.created, created));
    return listOf("/v1/payment_intents", found, asked);
  },
  "GET /v1/payment_intents/:id": ({ world, id }) => found(world.paymentIntents.get(id), "payment_intent", id),
  "GET /v1/charges": ({ world, form }) => {
    const { created, customer, payment_intent, ...asked } = read(charges, form);
    const found = world.charges
      .newestFirst()
      .filter((charge) => customer === undefined || charge.customer === customer)
      .filter((charge) => payment_intent === undefined || charge.payment_intent === payment_intent)
      .filter((charge) => isWithin(charge.created, created));
    return listOf("/v1/charges", found, asked);
  },
  "GET /v1/charges/:id": ({ world, id }) => found(world.charges.get(id), "charge", id),
  "GET /v1/payment_methods/:id": ({ world, id }) => found(world.paymentMethods.get(id), "PaymentMethod", id),
  "GET /v1/customers/:id/payment_methods": ({ world, id, form }) => {
    const { type, ...asked } = read(methods, form);
    const found = world.paymentMethods
      .newestFirst()
      .filter((method) => method.customer === id && (type === undefined || method.type === type));
    return listOf(`/v1/customers/${id}/payment_methods`, found, asked);
  },
};

export function found<Row>(row: Row | null, kind: string, id: string): Row {
  if (row === null) throw missing(kind, id);
  return row;
}
