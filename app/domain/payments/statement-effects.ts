import type { Contract } from "./contracts";
import { givesAccess, isLifetime, type Offer } from "./entitlements";
import { berlinDay } from "../time/german-dates";
import { isWithinWithdrawal } from "./refunds";
import type { Declaration } from "./statements";

/** A contract as a statement may mean it. */
export type MeantContract = Omit<Contract, "id">;

interface Received extends Pick<Declaration, "kind" | "contract" | "wishedFor"> {
  receivedAt: Date;
}

/** A plan and its name. */
interface OfferName {
  offer: Offer;
  name: string;
}

/**
 * The contract that a statement means: the one it names, or the only one if it names none of the plans. Null: none, or
 * the operator has to find out. Contracts ordered after the statement cannot be meant, and a contract that never renews
 * cannot be cancelled.
 */
export function contractMeant<Held extends MeantContract>(
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
 * How a statement ends its contract now. later: its day is still to come (for cause), or lies after the paid month.
 * too-late: a withdrawal after its 14 days, which the operator decides (also because the last day may have been a
 * holiday, § 193 BGB).
 */
export function effectOf(
  { kind, wishedFor, receivedAt }: Received,
  { startsAt, periodEnd }: MeantContract,
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
