import { newCharge, DECLINED } from "../../objects/money/charge";
import { newPaymentIntent } from "../../objects/money/payment-intent";
import type { Charge, PaymentIntent, PaymentMethod } from "../../stored";
import type { World } from "../../world/world";

/**
 * processing: a debit whose result the bank reports days later; requires_action: the customer must confirm it at their
 * bank.
 */
export type Outcome = "succeeded" | "processing" | "requires_action" | "failed";

export interface Wanted {
  amount: number;
  currency: string;
  customer: string | null;
  method: PaymentMethod;
  metadata?: Record<string, string>;
  description?: string | null;
}

export function createIntent(
  world: World,
  { amount, currency, customer, method, metadata, description }: Wanted,
): PaymentIntent {
  const intent = world.paymentIntents.add(
    newPaymentIntent({
      id: world.newId("pi"),
      created: world.clock.now(),
      amount,
      currency,
      customer,
      payment_method: method.id,
      metadata: metadata ?? {},
      description: description ?? null,
    }),
  );
  world.emit("payment_intent.created", intent);
  return intent;
}

/** One attempt to collect the money. */
export function attempt(
  world: World,
  intent: PaymentIntent,
  { method, outcome }: { method: PaymentMethod; outcome: Outcome },
): void {
  if (outcome === "requires_action") {
    const asked = { status: "requires_action", next_action: { type: "use_stripe_sdk", use_stripe_sdk: {} } } as const;
    return world.emit("payment_intent.requires_action", world.paymentIntents.change(intent.id, asked).after);
  }
  const id = world.newId("ch");
  const status = outcome === "processing" ? "pending" : outcome;
  const receiptUrl = `${world.settings.origin}/receipt/${id}`;
  const charge = world.charges.add(newCharge({ id, created: world.clock.now(), intent, method, status, receiptUrl }));
  world.paymentIntents.change(intent.id, { latest_charge: id, payment_method: method.id });
  if (outcome === "processing") {
    world.emit("charge.pending", charge);
    const processing = { status: "processing", next_action: null } as const;
    return world.emit("payment_intent.processing", world.paymentIntents.change(intent.id, processing).after);
  }
  settle(world, charge, outcome);
}

/** Applies the bank's answer to the charge and the intent. */
export function settle(world: World, { id, payment_intent }: Charge, outcome: "succeeded" | "failed"): void {
  const isPaid = outcome === "succeeded";
  const failure = isPaid
    ? {}
    : { failure_code: "card_declined", failure_message: DECLINED, paid: false, captured: false };
  const charge = world.charges.change(id, { status: outcome, ...failure }).after;
  world.emit(isPaid ? "charge.succeeded" : "charge.failed", charge);
  const intent = world.paymentIntents.get(payment_intent ?? "");
  if (!intent) return;
  if (isPaid) {
    const paid = {
      status: "succeeded",
      amount_received: intent.amount,
      last_payment_error: null,
      next_action: null,
    } as const;
    return world.emit("payment_intent.succeeded", world.paymentIntents.change(intent.id, paid).after);
  }
  const error = { type: "card_error", code: "card_declined", charge: id, message: DECLINED } as const;
  const failed = {
    status: "requires_payment_method",
    payment_method: null,
    last_payment_error: error,
    next_action: null,
  } as const;
  world.emit("payment_intent.payment_failed", world.paymentIntents.change(intent.id, failed).after);
}

/** A customer who is present confirms payments for which the bank requires it. */
export const outcomeOf = (world: World, method: PaymentMethod, { isPresent }: { isPresent: boolean }): Outcome => {
  if (world.declined.has(method.id)) return "failed";
  if (world.toConfirm.has(method.id) && !isPresent) return "requires_action";
  return method.type === "sepa_debit" ? "processing" : "succeeded";
};
