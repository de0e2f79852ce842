import * as z from "zod";
import { expect } from "vitest";
import { currentMission, openMission } from "../../model/missions";
import { mayWork, type Scene } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

/** Begins the mission that the quest names, with the button there. */
export default act({
  weight: 6,
  posts: ["_app.quests"],
  args: z.object(seat),
  draw: (scene, draw) => drawSeat(scene, draw, isIn(scene)),
  async play(scene: Scene, at) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const answer = await device.post("/quests", { intent: "start-mission" });
    if (!account || !mayWork(scene, account)) return expectLeadsTo(answer, /^302 \//);
    const mission = currentMission(account.progress, scene.catalogue);
    expect(`${answer.status} ${answer.location}`).toBe(`302 ${mission ? `/mission/${mission.slug}` : "/quests"}`);
    if (mission) openMission(account.progress, mission);
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: (at, names) => `${toldSeat(names, at)} beginnt die Mission, die der Quest nennt.`,
});
