import { givesAccess, SUPERSEDED, type Entitlement, type EntitlementSource } from "./entitlements";
import { isOfPeriod, isWithinMoneyBack, unusedCents } from "./refunds";

/** A contract, with the facts that decide about money. */
export interface Contract extends Entitlement {
  id: string;
  source: EntitlementSource;
  startsAt: Date;
  /** null: paid once. */
  periodEnd: Date | null;
}

/** One payment for a contract, in cents. */
export interface Payment {
  id: string;
  entitlementId: string | null;
  amountCents: number;
  refundedCents: number;
  paidAt: Date;
}

/** The earliest payment of a contract, whatever the order of the list. */
export const firstPayment = <Paid extends Payment>(
  { id }: Pick<Contract, "id">,
  payments: readonly Paid[],
): Paid | null =>
  payments
    .filter(({ entitlementId }) => entitlementId === id)
    .reduce<Paid | null>((first, each) => (first && first.paidAt <= each.paidAt ? first : each), null);

/** Contracts under the money-back promise: in force, and first paid within its days. */
export function moneyBackContracts<Held extends Contract>(
  held: readonly Held[],
  { payments, now }: { payments: readonly Payment[]; now: Date },
): Held[] {
  return held.filter((contract) => {
    const first = firstPayment(contract, payments);
    return givesAccess(contract, now) && first !== null && isWithinMoneyBack({ firstPaidAt: first.paidAt, now });
  });
}

/**
 * Whether a contract ends because of another. Of two of the same kind, as simultaneous payments make them, the older
 * stays.
 */
export function isReplaced(contract: Contract, by: Contract): boolean {
  if (contract.id === by.id || contract.source !== "stripe" || by.source !== "stripe") return false;
  if (SUPERSEDED[by.kind].includes(contract.kind)) return true;
  if (contract.kind !== by.kind) return false;
  const [began, other] = [contract.startsAt.getTime(), by.startsAt.getTime()];
  return began === other ? contract.id > by.id : began > other;
}

/** Contracts in force that another one replaces, each with its replacement. */
export function replacedContracts<Held extends Contract>(held: readonly Held[], now: Date): { old: Held; by: Held }[] {
  const inForce = held.filter((contract) => givesAccess(contract, now));
  return inForce.flatMap((old) => {
    const by = inForce.find((other) => isReplaced(old, other));
    return by ? [{ old, by }] : [];
  });
}

/**
 * Refunds of a replaced contract, one for each payment of its current month (after an upgrade there are several): the
 * unused days from the start of the new contract, not from now, as a retry must ask for the same sum. Purchases without
 * an end and payments after that start are refunded in full; partly refunded ones get nothing more.
 */
export function refundsOfReplaced(
  { id, periodEnd }: Pick<Contract, "id" | "periodEnd">,
  { by, payments }: { by: Pick<Contract, "startsAt">; payments: readonly Payment[] },
): { paymentId: string; cents: number }[] {
  return payments
    .filter(({ entitlementId, paidAt }) => entitlementId === id && isOfPeriod({ paidAt, periodEnd }))
    .filter(({ refundedCents }) => refundedCents === 0)
    .map(({ id: paymentId, amountCents, paidAt }) => {
      const from = new Date(Math.max(by.startsAt.getTime(), paidAt.getTime()));
      return { paymentId, cents: unusedCents({ paidCents: amountCents, paidAt, periodEnd }, { from }) };
    })
    .filter(({ cents }) => cents > 0);
}

/** Paid orders with their contracts; a contract without access, not yet or no more, gets no receipt. */
export const paidOrders = (
  contracts: readonly (Entitlement & { id: string; orderId: string | null })[],
  now: Date,
): { orderId: string; entitlementId: string }[] =>
  contracts.flatMap((contract) =>
    contract.orderId !== null && givesAccess(contract, now)
      ? [{ orderId: contract.orderId, entitlementId: contract.id }]
      : [],
  );

const TAKEN_BACK: readonly Entitlement["state"][] = ["suspended", "refunded", "ended"];

/** Orders that were paid, and whose money went back before they could count; not those on their way. */
export const ordersTakenBack = (contracts: readonly (Pick<Entitlement, "state"> & { orderId: string | null })[]) =>
  contracts.flatMap(({ orderId, state }) => (orderId !== null && TAKEN_BACK.includes(state) ? [orderId] : []));
