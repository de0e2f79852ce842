import * as z from "zod";
import { expect } from "vitest";
import { act } from "../act";
import { drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

/** Forgets what the device has not sent, as the page does. */
export default act({
  weight: 4,
  posts: ["logout"],
  args: z.object(seat),
  draw: (scene, draw) => drawSeat(scene, draw, isIn(scene)),
  async play(scene, at) {
    const { device } = seated(scene, at);
    const answer = await device.post("/logout", {});
    expectLeadsTo(answer, /^302 /);
    expect(answer.isForgetting).toBe(true);
    device.logOut();
    device.unsent = [];
  },
  tell: (at, names) => `${toldSeat(names, at)} meldet sich ab.`,
});
