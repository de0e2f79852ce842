import * as z from "zod";
import { missionsOf, take } from "../../model/missions";
import { mayWork, type Scene } from "../../model/scene";
import { act } from "../act";
import { drawWork, missionById, toldWork, workArgs } from "./drawn-work";
import { accountAt, expectLeadsTo, seated, toldSeat } from "../seats";

/** Ticks or writes through the plain form of a page without scripts. */
export default act({
  weight: 30,
  posts: ["_app.mission.$missionId"],
  args: z.object(workArgs),
  draw: drawWork,
  async play(scene: Scene, { mission: id, task, value, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const mission = missionById(scene, id);
    if (!mission) throw new Error(`There is no mission ${id}.`);
    // The plain form has no answer where there is only a tick; a text alone takes the tick away.
    const fields: Record<string, string> =
      task === null
        ? { intent: "note", note: String(value) }
        : {
            intent: "task",
            task,
            ...(value === true && { completed: "on" }),
            ...(typeof value === "string" && { answer: value }),
          };
    const answer = await device.post(`/mission/${mission.slug}`, fields);
    if (!account || !mayWork(scene, account)) return expectLeadsTo(answer, /^302 \//);
    if (!missionsOf(account.progress, scene.catalogue).includes(mission)) return expectLeadsTo(answer, /^404/);
    expectLeadsTo(answer, /^302 \/mission\//);
    const change = { mission: id, task, at: scene.now };
    if (task !== null && typeof value === "string") take(account, { ...change, value: false });
    take(account, { ...change, value });
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ person, device, ...work }, names) => `${toldSeat(names, { person, device })} ${toldWork(work)}.`,
});
