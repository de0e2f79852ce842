import * as z from "zod";
import type { Account } from "../../model/account";
import type { Scene } from "../../model/scene";
import { PLANS, type Plan } from "../../model/shop/contract";
import { openPage, order, pay, reusable } from "../../model/shop/order";
import { hasNews, orderable } from "../../model/shop/purchases";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, sitterAt, toldSeat } from "../seats";
import { oneSession } from "./one-session";

const ENDINGS = ["pays", "pays", "pays", "pays", "paysAfterDecline", "isDeclined", "turnsBack"] as const;
const TOLD: Readonly<Record<(typeof ENDINGS)[number], string>> = {
  pays: "zahlt bei Stripe",
  paysAfterDecline: "zahlt bei Stripe mit einer zweiten Karte, nachdem die erste abgelehnt wurde",
  isDeclined: "kehrt bei Stripe um, nachdem die Karte abgelehnt wurde",
  turnsBack: "kehrt bei Stripe um",
};

/** Orders a plan, by a click or two, and pays it at Stripe, is declined or turns back there. */
export default act({
  weight: 20,
  posts: ["_app.kasse"],
  args: z.object({ ...seat, plan: z.enum(PLANS), clicks: z.number(), ending: z.enum(ENDINGS) }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    const plan = at && draw.pick(PLANS);
    return plan ? { ...at, plan, clicks: 1 + draw.below(2), ending: draw.pick(ENDINGS) ?? "pays" } : null;
  },
  async play(scene: Scene, { plan, clicks, ending, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const post = () => device.post(`/kasse?plan=${plan}`, { plan, startsAtOnce: "on" });
    // Of two clicks one may come when the other has found out already what was paid before.
    const isPaid = (account?.shop.open?.paid ?? null) !== null;
    const answers = await Promise.all(Array.from({ length: isPaid ? 1 : clicks }, post));
    const [first] = answers;
    if (!first) return;
    if (!account) return expectLeadsTo(first, /^302 \/auth/);
    const { stripe } = scene.world.vendors;
    const earlier = reusable(account, plan, scene.now);
    const led = order(scene, account, { plan, at: stripe.now() * 1_000 });
    if (led === "current") return expectLeadsTo(first, /^302 \/abo/);
    if (led === "no") return expectLeadsTo(first, /^302 \/pricing/);
    if (led === "paid") return expectLeadsTo(first, /^302 \/kasse\/danke/);
    if (led === "declined") return expectLeadsTo(first, /^302 \/kasse\?plan=/);
    if (led === "upgraded") {
      if (!answers.some(({ location }) => location === "/home")) expectLeadsTo(first, /^302 \/home/);
      return;
    }
    const session = oneSession(answers);
    if (earlier !== null && session !== earlier)
      throw new Error(`an open order leads to ${session} instead of ${earlier}`);
    if (earlier === null) openPage(account, { plan, session, now: scene.now });
    payThere(scene, account, { plan, ending });
  },
  unheard(scene, { plan, ...at }) {
    const account = accountAt(scene, at);
    if (account) order(scene, account, { plan, at: scene.world.vendors.stripe.now() * 1_000 });
  },
  hasSteps(scene, { plan, ...at }) {
    const account = sitterAt(scene, at);
    return account !== null && (hasNews(account.shop) || orderable(account, plan, scene.now) === "upgrade");
  },
  tell: ({ plan, clicks, ending, ...at }, names) =>
    `${toldSeat(names, at)} bestellt ${plan}${clicks > 1 ? " mit einem Doppelklick" : ""} und ${TOLD[ending]}.`,
});

function payThere(
  { world }: Scene,
  account: Account,
  { plan, ending }: { plan: Plan; ending: (typeof ENDINGS)[number] },
): void {
  const { stripe } = world.vendors;
  const { open } = account.shop;
  // On a page that is paid already there is nothing left to do.
  if (open?.paid !== null) return;
  if (ending === "paysAfterDecline" || ending === "isDeclined") stripe.decline(open.session);
  if (ending === "isDeclined" || ending === "turnsBack") return;
  stripe.pay(open.session);
  pay(account, { plan, at: stripe.now() * 1_000 });
}
