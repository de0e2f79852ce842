import * as z from "zod";
import { missionsOf } from "../../model/missions";
import { markOf, mayWork, type Scene } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";
import { drawMission, missionById } from "./drawn-work";

/** Says whether a mission helped, or what is wrong with it; an empty remark takes one back. */
export default act({
  weight: 4,
  posts: ["_app.mission.$missionId"],
  args: z.object({ ...seat, mission: z.string(), helpful: z.enum(["yes", "no"]).nullable(), remark: z.string() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    const mission = at && drawMission(scene, draw, at.person);
    if (!mission) return null;
    const helpful = draw.below(2) === 0 ? null : (draw.pick(["yes", "no"] as const) ?? null);
    const remark = draw.below(4) === 0 ? "" : `Fehlt ${markOf({ index: at.person })} ${draw.below(100)}`;
    return { ...at, mission: mission.id, helpful, remark };
  },
  async play(scene: Scene, { mission: id, helpful, remark, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const mission = missionById(scene, id);
    if (!mission) throw new Error(`There is no mission ${id}.`);
    const fields: Record<string, string> =
      helpful === null ? { intent: "remark", remark } : { intent: "helpful", helpful };
    const answer = await device.post(`/mission/${mission.slug}`, fields);
    if (!account || !mayWork(scene, account)) return expectLeadsTo(answer, /^302 \//);
    const { progress, start } = account;
    const status = progress.missions[id]?.status ?? "locked";
    if (status === "locked" || !missionsOf(progress, scene.catalogue).includes(mission)) {
      return expectLeadsTo(answer, /^404/);
    }
    expectLeadsTo(answer, /^302 \/mission\/.*#rueckmeldung/);
    const said = (start.feedback[id] ??= { isHelpful: null, remark: "" });
    if (helpful === null) said.remark = remark;
    else said.isHelpful = helpful === "yes";
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ mission, helpful, remark, ...at }, names) =>
    `${toldSeat(names, at)} sagt zu ${mission}: ${helpful === null ? `„${remark}“` : helpful === "yes" ? "hilfreich" : "nicht hilfreich"}.`,
});
