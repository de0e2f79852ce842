import type Stripe from "stripe";
import { library } from "~/content/library.server";
import type { Offer } from "~/domain/payments/entitlements";
import { isMissing } from "./client.server";
import { DISPUTE, INTENT, INVOICE, parsedAnswer, SUBSCRIPTION } from "./said";
import { dateOf, readDisputes, readPurchase, readSubscription, type ReadEntitlement } from "./read-state";

export interface ReadPayment {
  id: string;
  entitlementId: string | null;
  amountCents: number;
  refundedCents: number;
  disputed: boolean;
  invoiceUrl: string | null;
  paidAt: Date;
}

export interface AtStripe {
  entitlements: ReadEntitlement[];
  payments: ReadPayment[];
}

const ALL = { limit: 1_000 };
const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === "string" ? value : (value?.id ?? null);

/**
 * Reads all contracts and payments of a person from Stripe, under their current and earlier customers. Makes no query
 * to the database.
 */
export async function fetchPerson(
  stripe: Stripe,
  { customerId, earlierIds }: { customerId: string; earlierIds: readonly string[] },
): Promise<AtStripe> {
  const [current, ...earlier] = await Promise.all([
    listOf(stripe, customerId),
    // Earlier customers made in the other mode do not exist for this key, and do not count.
    ...earlierIds.map((id) => listOf(stripe, id).catch(nothingIfMissing)),
  ]);
  const [subscriptions, intents, invoices] = [
    [current, ...earlier].flatMap((each) => each.subscriptions),
    [current, ...earlier].flatMap((each) => each.intents),
    [current, ...earlier].flatMap((each) => each.invoices),
  ];
  const invoiceOf = invoicesByIntent(invoices);
  const paid = await Promise.all(intents.map((intent) => readIntent(stripe, intent, invoiceOf.get(intent.id))));
  const contracts = subscriptions.map((subscription) =>
    readSubscription(subscription, { offerOfKey, isDisputed: isLastTakenBack(subscription.id, paid) }),
  );
  return {
    entitlements: [...contracts, ...paid.map(({ purchase }) => purchase)].filter((read) => read !== null),
    payments: paid.flatMap(({ payment }) => payment ?? []),
  };
}

async function listOf(stripe: Stripe, customer: string) {
  const [subscriptions, intents, invoices] = await Promise.all([
    stripe.subscriptions.list({ customer, status: "all", limit: 100 }).autoPagingToArray(ALL),
    stripe.paymentIntents.list({ customer, limit: 100, expand: ["data.latest_charge"] }).autoPagingToArray(ALL),
    stripe.invoices.list({ customer, limit: 100, expand: ["data.payments"] }).autoPagingToArray(ALL),
  ]);
  return {
    subscriptions: subscriptions.map((each) => parsedAnswer(SUBSCRIPTION, each)),
    intents: intents.map((each) => parsedAnswer(INTENT, each)),
    invoices: invoices.map((each) => parsedAnswer(INVOICE, each)),
  };
}

function nothingIfMissing(error: unknown): Awaited<ReturnType<typeof listOf>> {
  if (!isMissing(error)) throw error;
  return { subscriptions: [], intents: [], invoices: [] };
}

type Paid = Awaited<ReturnType<typeof readIntent>>;

/** Whether the newest payment of a subscription is disputed, or was lost: what came before it is used up. */
function isLastTakenBack(subscription: string, paid: readonly Paid[]): boolean {
  const [last] = paid
    .filter(({ payment }) => payment?.entitlementId === subscription)
    .toSorted((a, b) => +(b.payment?.paidAt ?? 0) - +(a.payment?.paidAt ?? 0));
  return last !== undefined && (last.isDisputed || last.isLost);
}

interface Billed {
  url: string | null;
  subscription: string | null;
}

function invoicesByIntent(invoices: readonly Stripe.Invoice[]): Map<string, Billed> {
  const billed = new Map<string, Billed>();
  for (const { payments, parent, hosted_invoice_url: url } of invoices) {
    const subscription = idOf(parent?.subscription_details?.subscription);
    for (const { payment } of payments?.data ?? []) {
      const intent = idOf(payment.payment_intent);
      if (intent) billed.set(intent, { url: url ?? null, subscription });
    }
  }
  return billed;
}

async function readIntent(stripe: Stripe, intent: Stripe.PaymentIntent, invoice: Billed | undefined) {
  const charge = typeof intent.latest_charge === "string" ? null : intent.latest_charge;
  const disputes = charge?.disputed
    ? await stripe.disputes.list({ payment_intent: intent.id, limit: 100 }).autoPagingToArray(ALL)
    : [];
  const { isDisputed, isLost } = readDisputes(disputes.map((each) => parsedAnswer(DISPUTE, each)));
  const purchase = readPurchase(intent, { charge, isDisputed, isLost });
  const payment: ReadPayment | null = charge?.paid
    ? {
        id: charge.id,
        entitlementId: invoice?.subscription ?? purchase?.id ?? null,
        amountCents: charge.amount,
        refundedCents: charge.amount_refunded,
        disputed: isDisputed,
        invoiceUrl: invoice?.url ?? charge.receipt_url,
        paidAt: dateOf(charge.created),
      }
    : null;
  return { purchase, payment, isDisputed, isLost };
}

function offerOfKey(key: string): Offer | null {
  const plan = library().plans.find((each) => [each.stripeLookupKey, each.regularLookupKey].includes(key));
  return plan && plan.id !== "free" ? plan.id : null;
}
