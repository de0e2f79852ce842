import * as z from "zod";
import { expect, vi } from "vitest";
import type { Account } from "../../model/account";
import type { Scene } from "../../model/scene";
import { disputable, payment } from "../../model/shop/dispute";
import { learn } from "../../model/shop/learn";
import { chargesOf } from "../../world/at-stripe";
import type { Device } from "../../world/device";
import { act } from "../act";
import { accountAt, drawSeat, isIn, seat, seated, toldSeat } from "../seats";

/**
 * A bank takes a payment back for now, until the dispute is won or lost. Crossed: meanwhile somebody lets the app read
 * their purchases, and what Stripe said of them before arrives after the news.
 */
export default act({
  follows: "buy",
  weight: 14,
  posts: ["_app.abo"],
  args: z.object({ ...seat, contract: z.number(), at: z.number(), isCrossed: z.boolean() }),
  draw(scene, draw) {
    const sits = isIn(scene);
    const drawn = drawSeat(scene, draw, (person) => person.account !== null && disputable(person.account).length > 0);
    const { person, device } = drawn ? seated(scene, drawn) : {};
    const paid = person?.account && draw.pick(disputable(person.account));
    if (!drawn || !paid || !person || !device) return null;
    return { ...drawn, ...paid, isCrossed: draw.below(2) === 1 && sits(person, device) };
  },
  async play(scene: Scene, { contract, at, isCrossed, ...sits }) {
    const { person, device } = seated(scene, sits);
    const { account } = person;
    const found = account && payment(account, { contract, at });
    const charge = account && chargesOf(scene.world, account.id).find(({ created }) => created * 1_000 === at);
    if (!found || !charge || found.dispute !== null || charge.refunded || charge.disputed) return;
    const open = () => {
      scene.world.vendors.stripe.openDispute(charge.id);
      found.dispute = "open";
    };
    if (isCrossed && accountAt(scene, sits) === account) await cross(scene, { account, device, change: open });
    else open();
  },
  tell: ({ contract, at, isCrossed, ...sits }, names) =>
    `Die Bank von ${names.person(sits.person)} holt die Zahlung vom ${new Date(at).toISOString()} zurück (Vertrag ${contract + 1})${
      isCrossed
        ? `; währenddessen drückt ${toldSeat(names, sits)} „Kauf wiederherstellen“, und Stripe antwortet spät`
        : ""
    }.`,
});

const READ = "GET /v1/payment_intents";
/** Sooner than the app gives up. */
const WITHIN_MS = 7_000;

async function cross(
  scene: Scene,
  { account, device, change }: { account: Account; device: Device; change: () => void },
): Promise<void> {
  const { stripe } = scene.world.vendors;
  const before = stripe.calls(READ).length;
  const release = stripe.hold(READ);
  const restoring = device.post("/abo", { intent: "restore" });
  try {
    await vi.waitFor(() => expect(stripe.calls(READ).length).toBeGreaterThan(before), WITHIN_MS);
    change();
    await scene.world.news.deliver({ isBackwards: false, times: 1, comes: "now", hasOld: false });
  } finally {
    release();
  }
  await restoring;
  learn(scene, account);
}
