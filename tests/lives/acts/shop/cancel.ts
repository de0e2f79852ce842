import * as z from "zod";
import type { Scene } from "../../model/scene";
import { PLANS } from "../../model/shop/contract";
import { cancel } from "../../model/shop/ending";
import { act } from "../act";
import { drawHeldPlan, isToldNews } from "./held-plan";
import { accountAt, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

/** Cancels a plan to the end of its month. */
export default act({
  follows: "buy",
  weight: 8,
  posts: ["_app.abo"],
  args: z.object({ ...seat, plan: z.enum(PLANS) }),
  draw: (scene, draw) => drawHeldPlan(scene, draw, isIn(scene)),
  async play(scene: Scene, { plan, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const answer = await device.post("/abo", { intent: "cancel", plan });
    if (!account) return expectLeadsTo(answer, /^302 \//);
    expectLeadsTo(answer, /^302 \/abo/);
    cancel(scene, account, plan);
  },
  // Answered alike each time.
  unheard: () => undefined,
  hasSteps: (scene, at) => isToldNews(scene, at),
  tell: ({ plan, ...at }, names) => `${toldSeat(names, at)} kündigt ${plan}.`,
});
