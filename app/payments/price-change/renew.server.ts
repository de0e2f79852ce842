import {
  nextOpenPriceChanges,
  recordEnd,
  type OpenPriceChange,
  type PriceChangeKey,
} from "~/db/payments/price-changes.server";
import { nextStep } from "~/domain/payments/price-change";
import { failureText } from "~/environment/failure-text";
import { log } from "~/environment/log.server";
import { isRefused, stripe, withinStripeDeadline } from "../stripe/client.server";
import { findPriceId } from "../stripe/price.server";
import { ITEMS, parsedAnswer } from "../stripe/said";
import { syncPerson } from "../stripe/sync.server";
import { announcedPrices } from "./announced.server";

type OpenBatch = Awaited<ReturnType<typeof nextOpenPriceChanges>>;

/** Before renewal, moves contracts with consent to the new price and cancels the others. One failure stops no other. */
export async function renewAtNewPrices({ now }: { now: Date }): Promise<void> {
  let after: PriceChangeKey | null = null;
  do {
    const { changes, next }: OpenBatch = await nextOpenPriceChanges({ after });
    for (const change of changes) {
      await takeNextStep(change, now).catch((error: unknown) => {
        log.warn("price-change-left", { failure: failureText(error) });
      });
    }
    after = next;
  } while (after !== null);
}

/** Idempotent. Throws Stripe's errors. */
export async function takeNextStep(change: OpenPriceChange, now: Date): Promise<void> {
  const step = nextStep(change, change, now);
  if (step === "wait") return;
  await withinStripeDeadline(step === "renew" ? renewDearer(change, now) : end(change)).catch((error: unknown) => {
    // The subscription has ended at Stripe before the webhook arrived; the synchronisation below reads it.
    if (!isRefused(error)) throw error;
    log.warn("price-change-refused", { failure: failureText(error) });
  });
  await withinStripeDeadline(syncPerson({ userId: change.userId, now }));
}

/** No proration: the new price applies from the next month on. */
async function renewDearer({ entitlementId, kind, toCents, endedAt }: OpenPriceChange, now: Date): Promise<void> {
  const price = announcedPrices(now).find((each) => each.kind === kind && each.cents === toCents);
  if (!price) throw new Error(`content/plans announces another price for ${kind} than was agreed to.`);
  const client = await stripe();
  const priceId = await findPriceId(price);
  const [item] = parsedAnswer(ITEMS, await client.subscriptions.retrieve(entitlementId)).items.data;
  if (!item) throw new Error("A subscription without an item cannot be changed.");
  await client.subscriptions.update(entitlementId, {
    items: [{ id: item.id, price: priceId }],
    proration_behavior: "none",
    // The contract was cancelled for lack of consent, which has been given since.
    ...(endedAt ? { cancel_at_period_end: false } : {}),
  });
}

async function end(change: OpenPriceChange): Promise<void> {
  // Noted first: if killed in between, Stripe's cancellation would look like the person's own.
  await recordEnd(change);
  const client = await stripe();
  await client.subscriptions.update(change.entitlementId, { cancel_at_period_end: true });
}
