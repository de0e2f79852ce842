import * as z from "zod";
import { openWithinReach } from "../../model/missions";
import { factsFor, type Scene } from "../../model/scene";
import { buy, orderable, PLANS, upgrade } from "../../model/shop";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

/** Orders a plan, by a click or two, and pays it at Stripe or turns back there. */
export default act({
  weight: 15,
  posts: ["_app.kasse"],
  args: z.object({ ...seat, plan: z.enum(PLANS), clicks: z.number(), isPaid: z.boolean() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    const plan = at && draw.pick(PLANS);
    return plan ? { ...at, plan, clicks: 1 + draw.below(2), isPaid: draw.below(5) > 0 } : null;
  },
  async play(scene: Scene, { plan, clicks, isPaid, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const order = () => device.post(`/kasse?plan=${plan}`, { plan, startsAtOnce: "on" });
    const answers = await Promise.all(Array.from({ length: clicks }, order));
    const [first] = answers;
    if (!first) return;
    if (!account) return expectLeadsTo(first, /^302 \/auth/);
    const { stripe } = scene.world.vendors;
    const boughtAt = stripe.now() * 1_000;
    const kind = orderable(account, plan, scene.now);
    if (kind === "current") return expectLeadsTo(first, /^302 \/abo/);
    if (kind === "no") return expectLeadsTo(first, /^302 \/pricing/);
    if (kind === "upgrade") {
      if (!answers.some(({ location }) => location === "/home")) expectLeadsTo(first, /^302 \/home/);
      return upgrade(account, boughtAt);
    }
    const sessions = new Set(answers.map(({ location }) => /\/checkout\/(cs_\w+)$/.exec(location)?.[1] ?? location));
    const [session = ""] = sessions;
    if (sessions.size !== 1 || !session.startsWith("cs_"))
      throw new Error(`one order leads to ${[...sessions].join(" and ")}`);
    if (!isPaid) return;
    stripe.pay(session);
    buy(account, plan, boughtAt);
    openWithinReach(account.progress, factsFor(scene, account));
  },
  tell: ({ plan, clicks, isPaid, ...at }, names) =>
    `${toldSeat(names, at)} bestellt ${plan}${clicks > 1 ? " mit einem Doppelklick" : ""} und ${isPaid ? "zahlt bei Stripe" : "kehrt bei Stripe um"}.`,
});
