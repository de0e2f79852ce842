import { formatCents } from "~/domain/text/german-numbers";
import type { Account } from "~/db/account/operator.server";
import { weeksText } from "~/domain/payments/weeks-left";
import { getAccess, holdingsOf } from "~/domain/payments/access";
import { givesAccess, type Offer } from "~/domain/payments/entitlements";
import { longDate, longDateAndTime } from "~/domain/time/german-dates";
import { addressLine, phrase, section, terminalLine } from "./lines";
import { describeStatement } from "./statement-text";

/** Looks up a plan's name in the content. */
export type NameOf = (plan: Offer | "free") => string;

interface Now {
  nameOf: NameOf;
  now: Date;
}

const SOURCES = { demo: "aus der Demo", stripe: "bei Stripe", operator: "von Hand gegeben" } as const;
const STATES = {
  active: "läuft",
  past_due: "Verlängerung nicht bezahlt, Stripe versucht es weiter",
  unpaid: "nicht bezahlt",
  suspended: "angehalten, die Zahlung ist angefochten",
  refunded: "erstattet",
  ended: "beendet",
} as const;
const ORDER_STATES = { open: "offen", paid: "bezahlt", expired: "nicht abgeschlossen" } as const;

/** Everything about one person's money and access, as lines for the terminal. */
export function accountText(account: Account, { nameOf, now }: Now): string {
  const { entitlements, orders, payments, events, statements } = account;
  return [
    ...head(account, { nameOf, now }),
    ...section(
      "Verträge",
      entitlements.map((each) => describeEntitlement(each, { nameOf, now })),
    ),
    ...section(
      "Bestellungen",
      orders.map((order) => describeOrder(order, nameOf)),
    ),
    ...section("Zahlungen", payments.map(describePayment)),
    ...section(
      "Nachrichten von Stripe, die neuesten",
      events.map(({ id, type, createdAt }) => [
        phrase(longDateAndTime(createdAt), terminalLine(type), terminalLine(id)),
      ]),
    ),
    ...section("Kündigungen und Widerrufe", statements.map(describeStatement)),
  ].join("\n");
}

function head({ person, entitlements, customer }: Account, { nameOf, now }: Now): string[] {
  const { recordedPlan, recordedExpiry, emailVerified } = person;
  const until = recordedExpiry && `bis ${longDate(recordedExpiry)}`;
  return [
    `${terminalLine(person.firstName)} <${addressLine(person.email)}>`,
    phrase(`Konto ${person.userId}`, `seit ${longDate(person.createdAt)}`, !emailVerified && "Adresse nicht bestätigt"),
    `Zugang: ${accessOf({ entitlements, trialStartedAt: person.trialStartedAt, now }, nameOf)}`,
    `In user_progress: ${phrase(terminalLine(recordedPlan), until)}`,
    customer
      ? `Bei Stripe: ${phrase(terminalLine(customer.customerId), `${customer.applied}. Abgleich gilt, ${customer.started} begonnen`)}`
      : "Bei Stripe: unbekannt",
  ];
}

function accessOf(facts: Parameters<typeof getAccess>[0], nameOf: NameOf): string {
  const { paid, effectivePlan, trialEnded, freeWeeksRemaining } = getAccess(facts);
  const addOn = holdingsOf(facts).aiAddOn && effectivePlan !== "pro_ai" && `dazu ${nameOf("ai_only")}`;
  if (paid) return phrase(nameOf(effectivePlan), addOn);
  return phrase(trialEnded ? "keiner, die Testphase ist vorbei" : weeks(freeWeeksRemaining), addOn);
}

const weeks = (left: number) => `Testphase, noch ${weeksText(left)}`;

function describeEntitlement(each: Account["entitlements"][number], { nameOf, now }: Now): string[] {
  const { id, kind, source, state, priceCents, startsAt, periodEnd, cancelsAt, expiresAt, reason } = each;
  const isOver = state === "active" && !givesAccess(each, now);
  const price = priceCents === null ? null : `${formatCents(priceCents)} ${periodEnd ? "im Monat" : "einmal"}`;
  const grace = cancelsAt === null && expiresAt && `ohne Nachricht Zugang bis ${longDateAndTime(expiresAt)}`;
  const end = cancelsAt
    ? `endet am ${longDate(cancelsAt)}`
    : periodEnd && `bezahlt bis ${longDateAndTime(periodEnd)}, verlängert sich`;
  return [
    phrase(nameOf(kind), SOURCES[source], isOver ? "abgelaufen" : STATES[state], price),
    phrase(`seit ${longDate(startsAt)}`, end, grace),
    ...(reason === null ? [] : [`Grund: ${terminalLine(reason)}`]),
    `Vertrag ${terminalLine(id)}`,
  ];
}

function describeOrder(order: Account["orders"][number], nameOf: NameOf): string[] {
  const { id, offer, priceCents, state, createdAt, startsAtOnce, paidAt, receiptSentAt } = order;
  const receipt = receiptSentAt ? `Bestätigung gesendet am ${longDateAndTime(receiptSentAt)}` : "Bestätigung fehlt";
  return [
    phrase(longDateAndTime(createdAt), nameOf(offer), formatCents(priceCents), ORDER_STATES[state]),
    phrase(
      startsAtOnce ? "Beginn sofort verlangt" : "Beginn sofort nicht verlangt",
      paidAt && `bezahlt am ${longDateAndTime(paidAt)}`,
      state === "paid" && receipt,
    ),
    phrase(`Bestellung ${id}`, order.sessionId && terminalLine(order.sessionId), order.entitlementId),
  ];
}

function describePayment(payment: Account["payments"][number]): string[] {
  const { id, amountCents, refundedCents, disputed, paidAt, entitlementId, invoiceUrl } = payment;
  const refunded = refundedCents > 0 && `${formatCents(refundedCents)} erstattet`;
  return [
    phrase(longDateAndTime(paidAt), formatCents(amountCents), refunded, disputed && "angefochten"),
    phrase(`Zahlung ${terminalLine(id)}`, entitlementId),
    ...(invoiceUrl === null ? [] : [terminalLine(invoiceUrl)]),
  ];
}
