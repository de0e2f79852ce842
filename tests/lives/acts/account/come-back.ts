import * as z from "zod";
import { expect } from "vitest";
import type { Scene } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, isIn, seat, seated, toldSeat } from "../seats";

/** Comes back to a tab that was open. */
export default act({
  weight: 3,
  posts: ["api.last-active"],
  args: z.object(seat),
  draw: (scene, draw) => drawSeat(scene, draw, isIn(scene)),
  async play(scene: Scene, at) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const answer = await device.post("/api/last-active", {});
    expect(answer.status === 200, `${answer.status} ${answer.location}`).toBe(account !== null);
  },
  tell: (at, names) => `${toldSeat(names, at)} kommt in einen offenen Tab zurück.`,
});
