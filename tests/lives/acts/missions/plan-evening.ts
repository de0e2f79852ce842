import * as z from "zod";
import { keepLater, missionsOf } from "../../model/missions";
import { markOf, mayWork, type Scene } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";
import { drawMission, missionById } from "./drawn-work";

/** Writes, changes or empties the two sentences for the evening of a mission. */
export default act({
  weight: 8,
  posts: ["_app.mission.$missionId"],
  args: z.object({ ...seat, mission: z.string(), ifThen: z.string(), otherwise: z.string() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    const mission = at && drawMission(scene, draw, at.person);
    if (!mission) return null;
    const sentence = () => (draw.below(4) === 0 ? "" : `Wenn ${markOf({ index: at.person })} ${draw.below(100)}`);
    return { ...at, mission: mission.id, ifThen: sentence(), otherwise: sentence() };
  },
  async play(scene: Scene, { mission: id, ifThen, otherwise, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const mission = missionById(scene, id);
    if (!mission) throw new Error(`There is no mission ${id}.`);
    const fields = { intent: "evening", "abend.wenn": ifThen, "abend.sonst": otherwise };
    const answer = await device.post(`/mission/${mission.slug}`, fields);
    if (!account || !mayWork(scene, account)) return expectLeadsTo(answer, /^302 \//);
    const { progress, start } = account;
    const state = progress.missions[id];
    if (!state || !missionsOf(progress, scene.catalogue).includes(mission)) return expectLeadsTo(answer, /^404/);
    expectLeadsTo(answer, /^302 \/mission\/.*#abend/);
    if (state.status === "locked") return;
    const kept = start.evenings[id] ?? {};
    for (const [name, sentence] of Object.entries({ ifThen, otherwise })) {
      if (sentence !== (kept[name]?.value ?? "")) keepLater((start.evenings[id] ??= {}), name, sentence, scene.now);
    }
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ mission, ifThen, otherwise, ...at }, names) =>
    `${toldSeat(names, at)} schreibt für den Abend von ${mission}: „${ifThen}“, sonst „${otherwise}“.`,
});
