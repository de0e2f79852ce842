import { collect, paymentOf } from "../billing/invoice/collection";
import { attempt, createIntent, outcomeOf, type Outcome } from "../billing/invoice/intent";
import { openInvoice } from "../billing/invoice/invoicing";
import { oneTimeLines, startSubscription } from "../billing/subscription/start";
import { newCustomer } from "../objects/customer";
import type { CheckoutOrder } from "../objects/checkout/order";
import { newPaymentMethod, type MethodType } from "../objects/money/payment-method";
import type { CheckoutSession, Customer, PaymentMethod } from "../stored";
import type { World } from "../world/world";

/** Address of payers without one of their own. */
const SOMEBODY = "kundin@example.com";

interface Paid extends Partial<CheckoutSession> {
  outcome: Outcome;
}

/** Simulates the payment on the checkout page. */
export function completeSession(world: World, session: CheckoutSession, type: MethodType): CheckoutSession {
  const order = world.orders.get(session.id);
  if (!order || session.status !== "open") throw new Error(`${session.id} is ${session.status}, nobody can pay there.`);
  const customer = customerOf(world, session);
  const email = customer?.email ?? session.customer_email ?? SOMEBODY;
  const method = attach(world, { type, customer, email });
  const { outcome, ...paid } = take(world, { session, order, customer, method });
  const { after } = world.sessions.change(session.id, {
    ...paid,
    status: "complete",
    payment_status: statusOf(session, outcome),
    ...(session.consent_collection && { consent: consentOf(session.consent_collection) }),
    customer: customer?.id ?? null,
    customer_details: {
      address: customer?.address ?? null,
      business_name: null,
      email,
      individual_name: null,
      name: customer?.name ?? null,
      phone: null,
      tax_exempt: "none",
      tax_ids: [],
    },
    url: null,
  });
  world.emit("checkout.session.completed", after);
  return after;
}

/** The payer has ticked all required boxes. */
const consentOf = ({
  terms_of_service,
}: NonNullable<CheckoutSession["consent_collection"]>): CheckoutSession["consent"] => ({
  promotions: null,
  terms_of_service: terms_of_service === "required" ? "accepted" : null,
});

function statusOf({ amount_total }: CheckoutSession, outcome: Outcome): CheckoutSession["payment_status"] {
  if (amount_total === 0) return "no_payment_required";
  return outcome === "succeeded" ? "paid" : "unpaid";
}

/** Customer of a session: a subscription always needs one, a purchase only if the session creates one. */
function customerOf(world: World, session: CheckoutSession): Customer | null {
  if (session.customer) {
    const customer = world.customers.get(session.customer);
    if (!customer) throw new Error(`${session.id} is for a customer who was deleted meanwhile.`);
    return customer;
  }
  if (session.customer_creation !== "always") return null;
  const [id, created, email] = [world.newId("cus"), world.clock.now(), session.customer_email ?? SOMEBODY];
  const customer = world.customers.add(newCustomer({ id, created, email }));
  world.emit("customer.created", customer);
  return customer;
}

function attach(world: World, paidBy: { type: MethodType; customer: Customer | null; email: string }): PaymentMethod {
  const customer = paidBy.customer?.id ?? null;
  const { type, email } = paidBy;
  const id = world.newId("pm");
  const method = world.paymentMethods.add(newPaymentMethod({ id, created: world.clock.now(), type, customer, email }));
  if (customer) world.emit("payment_method.attached", method);
  return method;
}

interface Purchase {
  session: CheckoutSession;
  order: CheckoutOrder;
  customer: Customer | null;
  method: PaymentMethod;
}

function take(world: World, purchase: Purchase): Paid {
  const { session, order, customer, method } = purchase;
  if (session.mode === "subscription" && customer) {
    const { subscription, invoice, outcome } = startSubscription(world, { order, customer, method });
    return { outcome, subscription: subscription.id, invoice: invoice.id };
  }
  if (customer && session.invoice_creation?.enabled) return takeByInvoice(world, { ...purchase, customer });
  const wanted = { amount: session.amount_total ?? 0, currency: session.currency ?? "eur" };
  const intent = createIntent(world, { ...wanted, customer: customer?.id ?? null, method, ...order.payment });
  const outcome = outcomeOf(world, method, { isPresent: true });
  attempt(world, intent, { method, outcome });
  return { outcome, payment_intent: intent.id };
}

function takeByInvoice(world: World, { session, order, customer, method }: Purchase & { customer: Customer }): Paid {
  const lines = oneTimeLines(world, order, world.clock.now());
  const currency = session.currency ?? "eur";
  const invoice = openInvoice(world, { customer, currency, lines, reason: "manual", subscription: null });
  const outcome = collect(world, invoice, { method, payment: order.payment, isPresent: true });
  return { outcome, invoice: invoice.id, payment_intent: paymentOf(world, invoice)?.payment.payment_intent ?? null };
}
