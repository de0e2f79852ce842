import * as z from "zod";
import { finishMission, isDone, isOpen, missionsOf } from "../../model/missions";
import { factsFor, mayWork, type Scene } from "../../model/scene";
import { act } from "../act";
import { drawMission, missionById } from "./drawn-work";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

/** Ticks what a mission still requires, and finishes it; sometimes by a click too many, or too early. */
export default act({
  follows: "tick-all",
  weight: 50,
  posts: ["_app.mission.$missionId"],
  args: z.object({ ...seat, mission: z.string(), clicks: z.number() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    const progress = at && scene.people[at.person]?.account?.progress;
    const done = progress
      ? missionsOf(progress, scene.catalogue).filter((each) => isOpen(progress, each) && isDone(progress, each))
      : [];
    const mission = at && (draw.pick(done) ?? drawMission(scene, draw, at.person));
    return mission ? { ...at, mission: mission.id, clicks: 1 + draw.below(2) } : null;
  },
  async play(scene: Scene, { mission: id, clicks, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const mission = missionById(scene, id);
    if (!mission) throw new Error(`There is no mission ${id}.`);
    const answers = await Promise.all(
      Array.from({ length: clicks }, () => device.post(`/mission/${mission.slug}`, { intent: "finish" })),
    );
    const [first] = answers;
    if (!first) return;
    if (!account || !mayWork(scene, account)) return expectLeadsTo(first, /^302 \//);
    const { progress } = account;
    if (!missionsOf(progress, scene.catalogue).includes(mission)) return expectLeadsTo(first, /^404/);
    const finishes = isOpen(progress, mission) && isDone(progress, mission);
    const told = answers.filter(({ location }) => location.endsWith("?geschafft=1")).length;
    if (told !== (finishes ? 1 : 0)) throw new Error(`${told} answers say that the mission is finished`);
    if (finishes) finishMission(account, mission, factsFor(scene, account));
  },
  unheard(scene, { mission: id, ...at }) {
    const mission = missionById(scene, id);
    const account = accountAt(scene, at);
    if (mission && account) finishMission(account, mission, factsFor(scene, account));
  },
  tell: ({ mission, clicks, ...at }, names) =>
    `${toldSeat(names, at)} schließt Mission ${mission} ab${clicks > 1 ? ", mit einem Doppelklick" : ""}.`,
});
