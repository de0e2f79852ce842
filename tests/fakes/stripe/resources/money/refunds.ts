import type Stripe from "stripe";
import * as z from "zod";
import { invalid, missing } from "../../http/api-error";
import { isWithin, listOf, page } from "../../http/list";
import { integer, mergeMetadata, metadata, paramsOf, range, read, text } from "../../http/params";
import type { Routes } from "../../http/routes";
import { newRefund } from "../../objects/money/refund";
import type { Charge, Refund } from "../../stored";
import type { World } from "../../world/world";
import { found } from "./payments";

const create = paramsOf<Stripe.RefundCreateParams>()({
  amount: integer.optional(),
  charge: text.optional(),
  metadata: metadata.optional(),
  payment_intent: text.optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
});
const list = paramsOf<Stripe.RefundListParams>()({
  ...page,
  charge: text.optional(),
  created: range.optional(),
  payment_intent: text.optional(),
});

export const refunds: Routes = {
  "POST /v1/refunds": ({ world, form }) => {
    const asked = read(create, form);
    const charge = chargeOf(world, asked);
    const left = charge.amount - charge.amount_refunded;
    const amount = asked.amount ?? left;
    check(charge, { amount, left, isChargedBack: isChargedBack(world, charge) });
    const refund = world.refunds.add(
      newRefund({
        id: world.newId("re"),
        created: world.clock.now(),
        charge,
        amount,
        reason: asked.reason ?? null,
        metadata: mergeMetadata({}, asked.metadata),
      }),
    );
    world.emit("refund.created", refund);
    const changes = { amount_refunded: charge.amount_refunded + amount, refunded: amount === left };
    const { before, after } = world.charges.change(charge.id, changes);
    world.emit("charge.refunded", after, { amount_refunded: before.amount_refunded, refunded: before.refunded });
    return refund;
  },
  "GET /v1/refunds": ({ world, form }) => {
    const { charge, created, payment_intent, ...asked } = read(list, form);
    const found = world.refunds
      .newestFirst()
      .filter((refund) => charge === undefined || refund.charge === charge)
      .filter((refund) => payment_intent === undefined || refund.payment_intent === payment_intent)
      .filter((refund) => isWithin(refund.created, created));
    return listOf("/v1/refunds", found, asked);
  },
  "GET /v1/refunds/:id": ({ world, id }) => found(world.refunds.get(id), "refund", id),
};

/** Days later the bank sends the money back: it was never refunded after all. */
export function failRefund(world: World, id: string): Refund {
  const refund = found(world.refunds.get(id), "refund", id);
  const charge = found(world.charges.get(refund.charge ?? ""), "charge", id);
  const changes = { status: "failed", failure_reason: "expired_or_canceled_card" };
  const { after } = world.refunds.change(id, changes);
  world.emit("refund.failed", after);
  world.emit("charge.refund.updated", after, { status: refund.status });
  const back = { amount_refunded: charge.amount_refunded - refund.amount, refunded: false };
  world.change(world.charges, { id: charge.id, type: "charge.updated", changes: back });
  return after;
}

function chargeOf(world: World, { charge, payment_intent }: z.output<typeof create>): Charge {
  if (charge) {
    const named = world.charges.get(charge);
    if (!named) throw missing("charge", charge, "charge");
    return named;
  }
  if (!payment_intent)
    throw invalid("One of the following params should be provided for this request: payment_intent or charge.");
  const intent = world.paymentIntents.get(payment_intent);
  if (!intent) throw missing("payment_intent", payment_intent, "payment_intent");
  const paid = world.charges.get(intent.latest_charge ?? "");
  if (paid?.status === "succeeded") return paid;
  throw invalid(`This PaymentIntent (${payment_intent}) does not have a successful charge to refund.`, {
    param: "payment_intent",
  });
}

/** The bank has the money, unless a dispute was won: then it is back. */
const isChargedBack = (world: World, { id }: Charge): boolean =>
  world.disputes.oldestFirst().some(({ charge, status }) => charge === id && status !== "won");

function check(
  { id, refunded, status }: Charge,
  { amount, left, isChargedBack }: { amount: number; left: number; isChargedBack: boolean },
): void {
  if (refunded) throw invalid(`Charge ${id} has already been refunded.`, { code: "charge_already_refunded" });
  if (isChargedBack) {
    throw invalid(`Charge ${id} has been charged back; cannot issue a refund.`, { code: "charge_disputed" });
  }
  if (status !== "succeeded") throw invalid(`Charge ${id} cannot be refunded because it has not been paid.`);
  if (amount < 1) throw invalid("Invalid positive integer", { code: "parameter_invalid_integer", param: "amount" });
  if (amount <= left) return;
  throw invalid(`Refund amount (${euros(amount)}) is greater than unrefunded amount on charge (${euros(left)})`, {
    param: "amount",
  });
}

const euros = (cents: number): string => `€${(cents / 100).toFixed(2)}`;
