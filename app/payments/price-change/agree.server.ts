import { db } from "~/db/connection/client.server";
import { addNotices } from "~/db/notices/notices.server";
import { listOpenPriceChanges, recordConsent, type OpenPriceChange } from "~/db/payments/price-changes.server";
import { inTransaction, lockPerson } from "~/db/connection/transaction";
import type { Offer } from "~/domain/payments/entitlements";
import { berlinDay } from "~/domain/time/german-dates";
import { failureText } from "~/environment/failure-text";
import { log } from "~/environment/log.server";
import { takeNextStep } from "./renew.server";

interface Agreement {
  userId: string;
  offer: Offer;
  /** Price that the page showed: consent covers no other price. */
  cents: number;
  now: Date;
}

/** Records consent to an announced price and confirms it by mail; null: there is nothing to agree to. */
export async function agreeToPrice({ userId, offer, cents, now }: Agreement): Promise<OpenPriceChange | null> {
  const change = await inTransaction(db(), async (tx) => {
    if (!(await lockPerson({ userId }, tx))) return null;
    const open = await listOpenPriceChanges({ userId }, tx);
    const found = open.find(({ kind, toCents }) => kind === offer && toCents === cents);
    if (!found) return null;
    if (await recordConsent(found, tx)) {
      await addNotices({ userIds: [userId], kinds: ["priceAgreed"], day: berlinDay(now) }, tx);
    }
    return { ...found, agreedAt: found.agreedAt ?? now };
  });
  if (!change) return null;
  // Applied at once in the last days before the contract would end; otherwise, or when Stripe is away, within an hour.
  await takeNextStep(change, now).catch((error: unknown) => {
    log.warn("price-change-left", { failure: failureText(error) });
  });
  return change;
}
