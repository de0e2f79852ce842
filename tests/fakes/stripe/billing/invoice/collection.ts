import { newInvoicePayment } from "../../objects/billing/invoice-payment";
import { subscriptionOf } from "../../objects/billing/invoice";
import type { Invoice, InvoicePayment, PaymentIntent, PaymentMethod } from "../../stored";
import type { World } from "../../world/world";
import { attempt, createIntent, outcomeOf, type Outcome } from "./intent";
import { endSubscription } from "../subscription/ending";

const DAY = 24 * 60 * 60;
/** Days from each failed attempt to the next one; the real Stripe chooses them itself. */
const RETRY_DAYS = [3, 5, 7];

export interface Collected {
  /** Metadata and description of the payment. */
  payment?: Pick<PaymentIntent, "metadata" | "description">;
  method?: PaymentMethod;
  /** Whether the customer is present, on a page of Stripe's. */
  isPresent?: boolean;
}

/** Tries to collect the amount due on an open invoice. */
export function collect(
  world: World,
  invoice: Invoice,
  { payment, method: chosen, isPresent = false }: Collected = {},
): Outcome {
  if (invoice.amount_due === 0) {
    markPaid(world, invoice);
    return "succeeded";
  }
  const method = chosen ?? methodOf(world, invoice);
  if (!method) {
    fail(world, invoice);
    return "failed";
  }
  const { amount_due: amount, currency, customer } = invoice;
  const intent = intentOf(world, invoice) ?? createIntent(world, { amount, currency, customer, method, ...payment });
  if (!paymentOf(world, invoice)) {
    const id = world.newId("inpay");
    world.invoicePayments.add(newInvoicePayment(invoice, { id, created: world.clock.now(), intent }));
  }
  const outcome = outcomeOf(world, method, { isPresent });
  attempt(world, intent, { method, outcome });
  if (outcome === "requires_action") world.emit("invoice.payment_action_required", invoice);
  if (outcome === "failed" || outcome === "requires_action") {
    fail(world, invoice);
    return outcome;
  }
  // A debit under way needs no further attempt.
  if (outcome === "processing") world.invoices.change(invoice.id, { attempted: true, next_payment_attempt: null });
  else markPaid(world, invoice);
  return outcome;
}

/** The invoice is paid, by whatever means, and its subscription lives (again). */
export function markPaid(world: World, { id }: Invoice): void {
  const now = world.clock.now();
  const { amount_due, attempt_count, status_transitions } = world.invoices.change(id, {}).after;
  const invoice = world.invoices.change(id, {
    status: "paid",
    amount_paid: amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: amount_due > 0 ? attempt_count + 1 : attempt_count,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...status_transitions, paid_at: now },
  }).after;
  const payment = paymentOf(world, invoice);
  if (payment) {
    const status_transitions = { ...payment.status_transitions, paid_at: now };
    const paid = { status: "paid", amount_paid: amount_due, status_transitions };
    world.emit("invoice_payment.paid", world.invoicePayments.change(payment.id, paid).after);
  }
  world.emit("invoice.paid", invoice);
  world.emit("invoice.payment_succeeded", invoice);
  const subscription = world.subscriptions.get(subscriptionOf(invoice) ?? "");
  if (!subscription || subscription.latest_invoice !== id || subscription.status === "canceled") return;
  if (subscription.status !== "trialing") setStatus(world, subscription.id, "active");
  world.waitingUpdates.get(id)?.();
  world.waitingUpdates.delete(id);
}

/** Notes a failed attempt; schedules the next one, or applies the account's setting for the end of attempts. */
export function fail(world: World, { id, attempt_count }: Invoice): void {
  const count = attempt_count + 1;
  const days = RETRY_DAYS[count - 1];
  const next = days === undefined ? null : world.clock.now() + days * DAY;
  const changes = { attempted: true, attempt_count: count, next_payment_attempt: next };
  const { after: invoice } = world.invoices.change(id, changes);
  world.emit("invoice.payment_failed", invoice);
  const subscription = world.subscriptions.get(subscriptionOf(invoice) ?? "");
  if (!subscription || subscription.status === "canceled") return;
  // A subscription that was never paid does not begin, and a change that waits for its payment alters nothing
  // meanwhile.
  if (subscription.status === "incomplete" || world.waitingUpdates.has(id)) return;
  if (next !== null || world.settings.afterRetries === "past_due") setStatus(world, subscription.id, "past_due");
  else if (world.settings.afterRetries === "unpaid") setStatus(world, subscription.id, "unpaid");
  else endSubscription(world, subscription, { reason: "payment_failed" });
}

const setStatus = (world: World, id: string, status: "active" | "past_due" | "unpaid") =>
  world.change(world.subscriptions, { id, type: "customer.subscription.updated", changes: { status } });

export const paymentOf = (world: World, { id }: Invoice): InvoicePayment | null =>
  world.invoicePayments.oldestFirst().find(({ invoice }) => invoice === id) ?? null;

function intentOf(world: World, invoice: Invoice): PaymentIntent | null {
  const intent = paymentOf(world, invoice)?.payment.payment_intent;
  return intent ? world.paymentIntents.get(intent) : null;
}

/** The subscription's own payment method, otherwise the customer's. */
export function methodOf(world: World, invoice: Invoice): PaymentMethod | null {
  const subscription = world.subscriptions.get(subscriptionOf(invoice) ?? "");
  const customer = world.customers.get(invoice.customer ?? "");
  const id = subscription?.default_payment_method ?? customer?.invoice_settings.default_payment_method;
  return id ? world.paymentMethods.get(id) : null;
}
