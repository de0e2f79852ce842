import * as z from "zod";
import type { Scene } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

/** Deletes all conversations with Inno; what was used of the day stays used. */
export default act({
  weight: 2,
  posts: ["_app.coach_.gespraeche"],
  args: z.object(seat),
  draw: (scene, draw) => drawSeat(scene, draw, isIn(scene)),
  async play(scene: Scene, at) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const answer = await device.post("/coach/gespraeche", { intent: "deleteAll" });
    if (!account) return expectLeadsTo(answer, /^302 \//);
    expectLeadsTo(answer, /^302 \/coach\/gespraeche/);
    account.questions = [];
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: (at, names) => `${toldSeat(names, at)} löscht alle Gespräche mit Inno.`,
});
