import * as z from "zod";
import type { Scene } from "../../model/scene";
import { disputed, payment } from "../../model/shop/dispute";
import { chargesOf } from "../../world/at-stripe";
import { act } from "../act";

/** A bank decides about a payment that it took back. */
export default act({
  follows: "dispute",
  weight: 14,
  args: z.object({ person: z.number(), contract: z.number(), at: z.number(), isWon: z.boolean() }),
  draw({ people }, draw) {
    const drawn = draw.pick(
      people.flatMap(({ index, account }) =>
        account ? disputed(account).map((paid) => ({ person: index, ...paid })) : [],
      ),
    );
    return drawn ? { ...drawn, isWon: draw.below(2) === 1 } : null;
  },
  async play({ world, people }: Scene, { person, contract, at, isWon }) {
    const account = people[person]?.account;
    const found = account && payment(account, { contract, at });
    const charge = account && chargesOf(world, account.id).find(({ created }) => created * 1_000 === at);
    const { stripe } = world.vendors;
    const dispute = stripe.world.disputes.oldestFirst().find((each) => each.charge === charge?.id);
    if (found?.dispute !== "open" || !dispute) return;
    if (isWon) stripe.winDispute(dispute.id);
    else stripe.loseDispute(dispute.id);
    found.dispute = isWon ? "won" : "lost";
  },
  tell: ({ person, contract, at, isWon }, names) =>
    `Die Bank von ${names.person(person)} ${isWon ? "gibt die Zahlung wieder her" : "behält die Zahlung"}: vom ${new Date(at).toISOString()} (Vertrag ${contract + 1}).`,
});
