import * as z from "zod";
import type { Scene } from "../../model/scene";
import { PLANS } from "../../model/shop/contract";
import { takeMoneyBack } from "../../model/shop/ending";
import { act } from "../act";
import { drawHeldPlan } from "./held-plan";
import { accountAt, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

/** Asks for the money back, within the days of the promise or after, by a click or two. */
export default act({
  follows: "buy",
  weight: 12,
  posts: ["_app.abo"],
  args: z.object({ ...seat, plan: z.enum(PLANS), clicks: z.number() }),
  draw(scene, draw) {
    const at = drawHeldPlan(scene, draw, isIn(scene));
    return at && { ...at, clicks: 1 + draw.below(2) };
  },
  async play(scene: Scene, { plan, clicks, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const ask = () => device.post("/abo", { intent: "money-back", plan });
    const answers = await Promise.all(Array.from({ length: clicks }, ask));
    const [first] = answers;
    if (!first) return;
    if (!account) return expectLeadsTo(first, /^302 \//);
    const told = answers.filter(({ location }) => location === "/pricing").length;
    if (told !== (takeMoneyBack(scene, account, plan) ? 1 : 0))
      throw new Error(`${told} answers say that the money goes back`);
  },
  unheard(scene, { plan, ...at }) {
    const account = accountAt(scene, at);
    if (account) takeMoneyBack(scene, account, plan);
  },
  hasSteps: () => true,
  tell: ({ plan, clicks, ...at }, names) =>
    `${toldSeat(names, at)} will für ${plan} das Geld zurück${clicks > 1 ? ", mit einem Doppelklick" : ""}.`,
});
