import { formatCents } from "~/domain/text/german-numbers";
import { library } from "~/content/library.server";
import { listEntitlements, type EntitlementRow } from "~/db/payments/entitlements.server";
import { listPayments } from "~/db/payments/payments.server";
import { listOpenPriceChanges, type OpenPriceChange } from "~/db/payments/price-changes.server";
import { longDate } from "~/domain/time/german-dates";
import { givesAccess } from "~/domain/payments/entitlements";
import { listMoneyBack } from "./money-back.server";

const nameOf = (kind: EntitlementRow["kind"]): string => library().getPlan(kind)?.name ?? kind;
const dayOf = (date: Date | null): string | null => (date ? longDate(date) : null);

/** Announced new price of a contract; null once the member has cancelled. */
function newPriceOf(change: OpenPriceChange | undefined) {
  if (!change || (change.cancelsAt && !change.endedAt)) return null;
  const { toCents, effectiveFrom, agreedAt, endedAt } = change;
  return { cents: toCents, from: longDate(effectiveFrom), isAgreed: agreedAt !== null, isEnding: endedAt !== null };
}

/** Contents of /abo: contracts, what may be done with each, and all payments ever made. */
export async function readContracts({ userId, now }: { userId: string; now: Date }) {
  const [held, paid, refundable, changes] = await Promise.all([
    listEntitlements({ userId }),
    listPayments({ userId }),
    listMoneyBack({ userId, now }),
    listOpenPriceChanges({ userId }),
  ]);
  const kindOf = new Map(held.map(({ id, kind }) => [id, kind]));
  return {
    held: held
      .filter((each) => givesAccess(each, now) || each.state === "suspended")
      .map(({ id, kind, source, state, priceCents, periodEnd, cancelsAt }) => ({
        id,
        plan: kind,
        name: nameOf(kind),
        source,
        state,
        price: priceCents === null ? null : formatCents(priceCents),
        renewsAt: cancelsAt ? null : dayOf(periodEnd),
        endsAt: dayOf(cancelsAt),
        canCancel: source === "stripe" && state !== "suspended" && periodEnd !== null && cancelsAt === null,
        newPrice: newPriceOf(changes.find(({ entitlementId }) => entitlementId === id)),
        hasMoneyBack: refundable.some((each) => each.id === id),
      })),
    payments: paid.map(({ id, entitlementId, amountCents, refundedCents, disputed, invoiceUrl, paidAt }) => {
      const kind = kindOf.get(entitlementId ?? "");
      return {
        id,
        name: kind ? nameOf(kind) : "Zahlung",
        day: longDate(paidAt),
        amount: formatCents(amountCents),
        refunded: refundedCents > 0 ? formatCents(refundedCents) : null,
        disputed,
        invoiceUrl,
      };
    }),
  };
}
