import * as z from "zod";
import type { Scene } from "../../model/scene";
import { learn } from "../../model/shop/learn";
import { act } from "../act";
import { isToldNews } from "./held-plan";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

/** Lets the app read what was bought while no mail goes out, mostly where a receipt is due: it comes later. */
export default act({
  follows: "buy",
  weight: 10,
  posts: ["_app.abo"],
  args: z.object(seat),
  draw(scene, draw) {
    const sits = isIn(scene);
    const isAnybody = draw.below(4) === 0;
    const at = drawSeat(scene, draw, sits);
    return at && (isAnybody || isToldNews(scene, at)) ? at : null;
  },
  async play(scene: Scene, at) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const { smtp } = scene.world.vendors;
    await smtp.behave("refuse");
    let answer;
    try {
      answer = await device.post("/abo", { intent: "restore" });
    } finally {
      await smtp.behave("ok");
    }
    if (!account) return expectLeadsTo(answer, /^302 \//);
    learn(scene, account, { isMailed: false });
    expectLeadsTo(answer, account.shop.known.length > 0 ? /^302 \/abo$/ : /^302 \/pricing$/);
  },
  tell: (at, names) => `${toldSeat(names, at)} drückt „Kauf wiederherstellen“, während der Mailserver nichts annimmt.`,
});
