import * as z from "zod";
import type { Scene } from "../../model/scene";
import { learn } from "../../model/shop/learn";
import { act } from "../act";
import { isToldNews } from "./held-plan";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

/** Lets the app read what was bought again, as whoever paid and does not see it. */
export default act({
  weight: 6,
  posts: ["_app.abo"],
  args: z.object(seat),
  draw: (scene, draw) => drawSeat(scene, draw, isIn(scene)),
  async play(scene: Scene, at) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const answer = await device.post("/abo", { intent: "restore" });
    if (!account) return expectLeadsTo(answer, /^302 \//);
    learn(scene, account);
    expectLeadsTo(answer, account.shop.known.length > 0 ? /^302 \/abo$/ : /^302 \/pricing$/);
  },
  // Answered alike each time.
  unheard: () => undefined,
  hasSteps: (scene, at) => isToldNews(scene, at),
  tell: (at, names) => `${toldSeat(names, at)} drückt „Kauf wiederherstellen“.`,
});
