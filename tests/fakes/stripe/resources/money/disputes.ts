import type Stripe from "stripe";
import { isWithin, listOf, page } from "../../http/list";
import { paramsOf, range, read, text } from "../../http/params";
import type { Routes } from "../../http/routes";
import { newDispute } from "../../objects/money/dispute";
import type { Dispute } from "../../stored";
import type { World } from "../../world/world";
import { found } from "./payments";

const list = paramsOf<Stripe.DisputeListParams>()({
  ...page,
  charge: text.optional(),
  created: range.optional(),
  payment_intent: text.optional(),
});

export const disputes: Routes = {
  "GET /v1/disputes": ({ world, form }) => {
    const { charge, created, payment_intent, ...asked } = read(list, form);
    const found = world.disputes
      .newestFirst()
      .filter((dispute) => charge === undefined || dispute.charge === charge)
      .filter((dispute) => payment_intent === undefined || dispute.payment_intent === payment_intent)
      .filter((dispute) => isWithin(dispute.created, created));
    return listOf("/v1/disputes", found, asked);
  },
  "GET /v1/disputes/:id": ({ world, id }) => found(world.disputes.get(id), "dispute", id),
  "POST /v1/disputes/:id/close": ({ world, id }) => {
    const dispute = found(world.disputes.get(id), "dispute", id);
    return closeDispute(world, dispute, "lost");
  },
};

/** A bank takes the money back, for a while or for good. */
export function openDispute(world: World, chargeId: string, reason = "fraudulent"): Dispute {
  const charge = found(world.charges.get(chargeId), "charge", chargeId);
  const id = world.newId("dp");
  const dispute = world.disputes.add(newDispute({ id, created: world.clock.now(), charge, reason }));
  world.charges.change(chargeId, { disputed: true });
  world.emit("charge.dispute.created", dispute);
  world.emit("charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

export function closeDispute(world: World, { id }: Dispute, status: "won" | "lost"): Dispute {
  const { after } = world.disputes.change(id, { status });
  world.emit("charge.dispute.closed", after);
  if (status === "won") world.emit("charge.dispute.funds_reinstated", after);
  return after;
}
