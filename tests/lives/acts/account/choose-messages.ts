import * as z from "zod";
import { MESSAGES } from "../../model/account";
import type { Scene } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

/** Chooses which messages come. */
export default act({
  weight: 8,
  posts: ["_app.profile_.einstellungen"],
  args: z.object({ ...seat, on: z.array(z.enum(MESSAGES)) }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    return at && { ...at, on: MESSAGES.filter(() => draw.below(2) === 1) };
  },
  async play(scene: Scene, { on, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const fields = { intent: "messages", ...Object.fromEntries(on.map((name) => [name, "on"])) };
    const answer = await device.post("/profile/einstellungen", fields);
    if (!account) return expectLeadsTo(answer, /^302 \//);
    expectLeadsTo(answer, /^302 \/profile\/einstellungen/);
    account.messages = on;
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ on, ...at }, names) => `${toldSeat(names, at)} will Nachrichten: ${on.join(", ") || "keine"}.`,
});
