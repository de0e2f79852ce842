import * as z from "zod";
import type { Scene } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

/** The app on a phone says where it can be reached, and perhaps that reminders are wanted. */
export default act({
  weight: 5,
  posts: ["api.push-token"],
  args: z.object({ ...seat, wishes: z.boolean() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    return at && { ...at, wishes: draw.below(3) === 0 };
  },
  async play(scene: Scene, { wishes, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const { token } = device;
    const answer = await device.post("/api/push-token", {
      ...{ token, platform: "android" },
      ...(wishes && { wish: "on" }),
    });
    if (!account) return expectLeadsTo(answer, /^(302|401)/);
    expectLeadsTo(answer, /^200/);
    device.phone = { owner: account.id, isSure: true };
    if (wishes && !account.messages.includes("dailyReminder"))
      account.messages = [...account.messages, "dailyReminder"];
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ wishes, ...at }, names) =>
    `${toldSeat(names, at)} öffnet die App auf dem Telefon${wishes ? " und will erinnert werden" : ""}.`,
});
