import * as z from "zod";
import { currentMission, openBonus } from "../../model/missions";
import { mayWork, type Scene } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";
import { missionById } from "./drawn-work";

/** Begins a bonus mission, mostly at the end of a path, by a click or two. */
export default act({
  follows: "walk-path",
  weight: 12,
  posts: ["_app.quests"],
  args: z.object({ ...seat, mission: z.string(), clicks: z.number() }),
  draw(scene, draw) {
    const sits = isIn(scene);
    const isEarly = draw.below(8) === 0;
    const at = drawSeat(scene, draw, (person, device) => {
      const progress = person.account?.progress;
      return (
        sits(person, device) && progress?.result != null && (isEarly || !currentMission(progress, scene.catalogue))
      );
    });
    const mission = draw.pick(scene.catalogue.bonusMissions);
    return at && mission ? { ...at, mission: mission.id, clicks: 1 + draw.below(2) } : null;
  },
  async play(scene: Scene, { mission: id, clicks, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const mission = missionById(scene, id);
    if (!mission) throw new Error(`There is no mission ${id}.`);
    const start = () => device.post("/quests", { intent: "start-bonus", mission: id });
    const answers = await Promise.all(Array.from({ length: clicks }, start));
    for (const answer of answers) {
      if (!account || !mayWork(scene, account)) expectLeadsTo(answer, /^302 \//);
      else expectLeadsTo(answer, new RegExp(`^302 /mission/${mission.slug}$`));
    }
    if (account && mayWork(scene, account)) openBonus(account.progress, mission, scene.catalogue);
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ mission, clicks, ...at }, names) =>
    `${toldSeat(names, at)} beginnt die Zugabe ${mission}${clicks > 1 ? " mit einem Doppelklick" : ""}.`,
});
