import * as z from "zod";
import { taskKey, type Account } from "../../model/account";
import { boxesOf, takeAll, taskOfBox } from "../../model/boxes";
import type { Mission } from "../../model/catalogue";
import { missionsOf, take } from "../../model/missions";
import { mayWork, type Scene } from "../../model/scene";
import { act } from "../act";
import { drawWork, missionById, toldWork, workArgs } from "./drawn-work";
import { accountAt, expectLeadsTo, seated, toldSeat } from "../seats";

/** Ids of the boxes of a mission that are ticked. */
const ticksOf = (account: Account | null, mission: Mission): string[] =>
  boxesOf(mission).flatMap(({ id }) => (account?.progress.ticks[taskKey(mission.id, id)]?.value ? [id] : []));

/**
 * What the plain form of a task sends, and the ticks that this is: it has no answer where there is only a tick; a text
 * alone takes the tick away. With points it sends all their boxes, and acts on those that it changes.
 */
function formOf(mission: Mission, box: string | null, value: boolean | string, ticked: readonly string[]) {
  const { id: task = "", items = [] } = taskOfBox(mission, box) ?? {};
  const isOn = (id: string): boolean =>
    id === box ? value === true : id !== task || typeof value === "boolean" ? ticked.includes(id) : false;
  const own: [string, boolean][] = [...items, { id: task }].map(({ id }) => [id, isOn(id)]);
  const points = items.flatMap(({ id }): [string, string][] => (isOn(id) ? [["item", id]] : []));
  const fields: [string, string][] = [["intent", "task"], ["task", task], ...points];
  if (isOn(task)) fields.push(["completed", "on"]);
  if (typeof value === "string") fields.push(["answer", value]);
  const acts = items.length === 0 ? own : own.filter(([id, on]) => on !== ticked.includes(id));
  return { fields, ticks: acts.map(([id, on]) => ({ task: id, value: on })) };
}

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
    const form = formOf(mission, task, value, ticksOf(account, mission));
    const fields: [string, string][] =
      task === null
        ? [
            ["intent", "note"],
            ["note", String(value)],
          ]
        : form.fields;
    const answer = await device.post(`/mission/${mission.slug}`, new URLSearchParams(fields).toString());
    if (!account || !mayWork(scene, account)) return expectLeadsTo(answer, /^302 \//);
    if (!missionsOf(account.progress, scene.catalogue).includes(mission)) return expectLeadsTo(answer, /^404/);
    expectLeadsTo(answer, /^302 \/mission\//);
    const now = { mission: id, at: scene.now };
    if (task === null || typeof value === "string") take(account, { ...now, task, value });
    const ticks = task === null ? [] : form.ticks;
    takeAll(
      account,
      mission,
      ticks.map((tick) => ({ ...now, ...tick })),
    );
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ person, device, ...work }, names) => `${toldSeat(names, { person, device })} ${toldWork(work)}.`,
});
