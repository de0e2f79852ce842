import * as z from "zod";
import { expect } from "vitest";
import type { Scene } from "../../model/scene";
import { renewCards } from "../../model/shop/time";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

/** Gives Stripe another card on its page, which pays what is open. */
export default act({
  follows: "buy",
  weight: 7,
  posts: ["_app.abo"],
  args: z.object(seat),
  draw(scene, draw) {
    const sits = isIn(scene);
    return drawSeat(
      scene,
      draw,
      (person, device) => sits(person, device) && person.account?.shop.contracts.some(({ isOver }) => !isOver) === true,
    );
  },
  async play(scene: Scene, at) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const answer = await device.post("/abo", { intent: "portal" });
    if (!account) return expectLeadsTo(answer, /^302 \//);
    // Who has never ordered has no page there.
    if (answer.location === "/abo" && account.shop.contracts.length === 0) return;
    const { stripe } = scene.world.vendors;
    expect(answer.location).toContain(`${stripe.url}/portal/`);
    await fetch(`${answer.location}/card`, { method: "POST", redirect: "manual" });
    renewCards(account, stripe.now() * 1_000);
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: (at, names) => `${toldSeat(names, at)} hinterlegt auf Stripes Seite eine neue Karte.`,
});
