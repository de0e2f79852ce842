import * as z from "zod";
import type { Account } from "../../model/account";
import { PLANS, type Plan } from "../../model/shop/contract";
import { hadMoneyBack, held, orderable } from "../../model/shop/purchases";
import { act } from "../act";
import { drawSeat, isIn, seat, seated, sitterAt, toldSeat } from "../seats";
import buy from "./buy";
import moneyBack from "./money-back";
import restore from "./restore";

/** Buys a plan, takes the money back, buys it once more and asks for the money again: the promise counts once a person. */
export default act({
  weight: 8,
  posts: [...new Set([buy, restore, moneyBack].flatMap(({ posts }) => posts))],
  args: z.object({ ...seat, plan: z.enum(PLANS), clicks: z.number() }),
  draw(scene, draw) {
    const plansOf = (account: Account): Plan[] => {
      const kinds = held(account.shop, scene.now);
      return kinds.size > 0 ? [...kinds] : PLANS.filter((plan) => orderable(account, plan, scene.now) === "new");
    };
    const at = drawSeat(scene, draw, isIn(scene));
    const account = at && sitterAt(scene, at);
    const plan = account && draw.pick(plansOf(account));
    return plan ? { ...at, plan, clicks: 1 + draw.below(2) } : null;
  },
  async play(scene, { plan, clicks, ...at }) {
    const { account } = seated(scene, at).person;
    /** As whoever comes back from Stripe's page, by which the app learns of it. */
    const order = async () => {
      await buy.play(scene, { ...at, plan, clicks: 1, ending: "pays" });
      await restore.play(scene, at);
    };
    if (account && !hadMoneyBack(account.shop)) {
      if (!held(account.shop, scene.now).has(plan)) await order();
      await moneyBack.play(scene, { ...at, plan, clicks: 1 });
    }
    await order();
    await moneyBack.play(scene, { ...at, plan, clicks });
  },
  tell: ({ plan, clicks, ...at }, names) =>
    `${toldSeat(names, at)} nimmt für ${plan} das Geld zurück, wo das noch nicht war (und kauft es vorher, wo es fehlt), kauft es noch einmal und will${clicks > 1 ? ", mit einem Doppelklick," : ""} wieder das Geld zurück.`,
});
