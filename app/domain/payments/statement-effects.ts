import { givesAccess, isLifetime, type Entitlement, type EntitlementSource, type Offer } from "./entitlements";
import { berlinDay } from "../time/german-dates";
import { isWithinWithdrawal } from "./refunds";
import type { Declaration } from "./statements";

export interface Contract extends Entitlement {
  source: EntitlementSource;
  startsAt: Date;
  /** null: no end, paid once. */
  periodEnd: Date | null;
}

interface Received extends Pick<Declaration, "kind" | "contract" | "wishedFor"> {
  receivedAt: Date;
}

/** A plan and what people call it. */
interface OfferName {
  offer: Offer;
  name: string;
}

/**
 * Of what somebody holds the contract that they mean: the one they name, or the only one if they call it something else.
 * Null: none, or it is for a person to find out. What was ordered later cannot have been meant, and there is nothing to
 * cancel in what renews never.
 */
export function contractMeant<Held extends Contract>(
  { kind, contract, receivedAt }: Received,
  { held, names, now }: { held: readonly Held[]; names: readonly OfferName[]; now: Date },
): Held | null {
  const running = held.filter(
    (each) =>
      givesAccess(each, now) &&
      each.source !== "operator" &&
      each.startsAt.getTime() <= receivedAt.getTime() &&
      (kind === "withdrawal" || !isLifetime(each.kind)),
  );
  const named = names.find(({ name }) => plain(name) === plain(contract));
  const meant = named ? running.filter((each) => each.kind === named.offer) : running;
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

/** Letters and digits alone: "Pro + AI-Coach" is "pro ai coach". */
const plain = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

export type Effect = "period-end" | "at-once" | "withdrawal";

/**
 * How a statement ends its contract now. later: a day was named that this month does not reach. too-late: a withdrawal
 * after its 14 days, about which a person decides (also because the last of them may have been a holiday, § 193 BGB).
 */
export function effectOf(
  { kind, wishedFor, receivedAt }: Received,
  { startsAt, periodEnd }: Contract,
  now: Date,
): Effect | "later" | "too-late" {
  if (kind === "withdrawal") {
    return isWithinWithdrawal({ orderedAt: startsAt, now: receivedAt }) ? "withdrawal" : "too-late";
  }
  if (kind === "cancellation_for_cause") {
    return wishedFor !== null && wishedFor > berlinDay(now) ? "later" : "at-once";
  }
  return wishedFor !== null && periodEnd !== null && wishedFor > berlinDay(periodEnd) ? "later" : "period-end";
}
