import { listOpenPriceChanges, noteEnded, type OpenPriceChange } from "~/db/price-changes.server";
import { nextStep } from "~/domain/price-change";
import { failureText } from "~/http/failure-text";
import { log } from "~/log.server";
import { stripe, withinDeadline } from "../stripe/client.server";
import { findPriceId } from "../stripe/price.server";
import { syncPerson } from "../stripe/sync.server";
import { announcedPrices } from "./announced.server";

const BATCH = 100;

/** Puts contracts that were agreed to at their new price, and ends the others, before they renew. One that fails stops no other. */
export async function renewAtNewPrices({ now }: { now: Date }): Promise<void> {
  let after: OpenPriceChange | null = null;
  for (;;) {
    const batch: OpenPriceChange[] = await listOpenPriceChanges({ after, limit: BATCH });
    for (const change of batch) {
      await takeNextStep(change, now).catch((error: unknown) => {
        log.warn("price-change-left", { failure: failureText(error) });
      });
    }
    after = batch.at(-1) ?? null;
    if (batch.length < BATCH) return;
  }
}

/** Done twice, it is done once. Throws what Stripe throws. */
export async function takeNextStep(change: OpenPriceChange, now: Date): Promise<void> {
  const step = nextStep(change, change, now);
  if (step === "wait") return;
  await withinDeadline(step === "renew" ? renewDearer(change, now) : end(change));
  await withinDeadline(syncPerson({ userId: change.userId, now }));
}

/** The month that is paid stays as it is: the next one is charged at the new price. */
async function renewDearer({ entitlementId, kind, toCents, endedAt }: OpenPriceChange, now: Date): Promise<void> {
  const price = announcedPrices(now).find((each) => each.kind === kind && each.cents === toCents);
  if (!price) throw new Error(`content/plans announces another price for ${kind} than was agreed to.`);
  const client = await stripe();
  const priceId = await findPriceId(price);
  const [item] = (await client.subscriptions.retrieve(entitlementId)).items.data;
  if (!item) throw new Error("A subscription without an item cannot be changed.");
  await client.subscriptions.update(entitlementId, {
    items: [{ id: item.id, price: priceId }],
    proration_behavior: "none",
    // Ended for want of the consent that has come since.
    ...(endedAt ? { cancel_at_period_end: false } : {}),
  });
}

async function end(change: OpenPriceChange): Promise<void> {
  // Before it is: killed between the two, it would look as if the person had cancelled.
  await noteEnded(change);
  const client = await stripe();
  await client.subscriptions.update(change.entitlementId, { cancel_at_period_end: true });
}
