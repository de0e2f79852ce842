import * as z from "zod";
import { expect } from "vitest";
import { currentMission, finishMission, isOpen, take } from "../../model/missions";
import { factsFor, mayWork, type Scene } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

/** Works in one go on all missions of the path that are left, or on some: few lives would come to its end otherwise. */
export default act({
  follows: "choose-path",
  weight: 10,
  posts: ["api.sync", "_app.mission.$missionId"],
  args: z.object({ ...seat, most: z.number() }),
  draw(scene, draw) {
    const sits = isIn(scene);
    const at = drawSeat(scene, draw, (person, device) => {
      return (
        sits(person, device) &&
        person.account !== null &&
        currentMission(person.account.progress, scene.catalogue) !== null
      );
    });
    return at && { ...at, most: draw.below(3) === 0 ? 1 + draw.below(5) : 10 };
  },
  async play(scene: Scene, { most, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    if (!account || !mayWork(scene, account)) return;
    const { progress } = account;
    for (let done = 0; done < most; done++) {
      const mission = currentMission(progress, scene.catalogue);
      if (!mission || !isOpen(progress, mission)) return;
      const ticks = mission.tasks.map(({ id: task }) => {
        return { kind: "tick", mission: mission.id, task, completed: true, agoMs: 0 };
      });
      const answer = await device.postJson("/api/sync", { owner: account.id, changes: ticks });
      expect(answer.status, answer.text).toBe(200);
      for (const { id: task, items } of mission.tasks)
        take(account, { mission: mission.id, task, value: true, at: scene.now }, items);
      const finished = await device.post(`/mission/${mission.slug}`, { intent: "finish" });
      expectLeadsTo(finished, /\?geschafft=1$/);
      finishMission(account, mission, factsFor(scene, account));
    }
  },
  tell: ({ most, ...at }, names) =>
    `${toldSeat(names, at)} schließt auf dem Pfad bis zu ${most} Missionen hintereinander ab.`,
});
