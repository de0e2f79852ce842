import * as z from "zod";
import type { Scene } from "../../model/scene";
import { cancel, held, PLANS } from "../../model/shop";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

/** Cancels a plan to the end of its month. */
export default act({
  weight: 8,
  posts: ["_app.abo"],
  args: z.object({ ...seat, plan: z.enum(PLANS) }),
  draw(scene, draw) {
    const at = drawSeat(
      scene,
      draw,
      (person, device) =>
        isIn(scene)(person, device) && person.account !== null && held(person.account.shop, scene.now).size > 0,
    );
    const account = at && scene.people[at.person]?.account;
    const plan = account && draw.pick([...held(account.shop, scene.now)]);
    return plan ? { ...at, plan } : null;
  },
  async play(scene: Scene, { plan, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const answer = await device.post("/abo", { intent: "cancel", plan });
    if (!account) return expectLeadsTo(answer, /^302 \//);
    expectLeadsTo(answer, /^302 \/abo/);
    cancel(account, plan, scene.now);
  },
  tell: ({ plan, ...at }, names) => `${toldSeat(names, at)} kündigt ${plan}.`,
});
