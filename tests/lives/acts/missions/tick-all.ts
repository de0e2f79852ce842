import * as z from "zod";
import { expect } from "vitest";
import { missionsOf, take } from "../../model/missions";
import { mayWork, type Scene } from "../../model/scene";
import { act } from "../act";
import { drawMission, missionById } from "./drawn-work";
import { accountAt, drawSeat, isIn, seat, seated, toldSeat } from "../seats";

/** Ticks all of a mission, as a page with scripts sends it. */
export default act({
  weight: 50,
  posts: ["api.sync"],
  args: z.object({ ...seat, mission: z.string() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    const mission = at && drawMission(scene, draw, at.person);
    return mission ? { ...at, mission: mission.id } : null;
  },
  async play(scene: Scene, { mission: id, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const mission = missionById(scene, id);
    if (!mission || !account) return;
    const changes = mission.tasks.map(({ id: task }) => ({
      kind: "tick",
      mission: id,
      task,
      completed: true,
      agoMs: 0,
    }));
    const answer = await device.postJson("/api/sync", { owner: account.id, changes });
    if (!mayWork(scene, account)) return expect([302, 403]).toContain(answer.status);
    expect(answer.status, answer.text).toBe(200);
    if (!missionsOf(account.progress, scene.catalogue).includes(mission)) return;
    for (const { id: task, items } of mission.tasks)
      take(account, { mission: id, task, value: true, at: scene.now }, items);
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ mission, ...at }, names) => `${toldSeat(names, at)} hakt alles in Mission ${mission} ab.`,
});
