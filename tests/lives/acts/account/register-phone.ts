import * as z from "zod";
import type { Person, Scene } from "../../model/scene";
import type { Device } from "../../world/device";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

/** The app on a phone says where it can be reached, and perhaps that reminders are wanted. */
export default act({
  weight: 14,
  posts: ["api.push-token"],
  args: z.object({ ...seat, wishes: z.boolean() }),
  draw(scene, draw) {
    const sits = isIn(scene);
    // Mostly where somebody has logged in since, as the app says it each time it is opened.
    const isAgain = (person: Person, device: Device) => sits(person, device) && device.phone?.isSure === false;
    const at = (draw.below(4) > 0 ? drawSeat(scene, draw, isAgain) : null) ?? drawSeat(scene, draw, sits);
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
