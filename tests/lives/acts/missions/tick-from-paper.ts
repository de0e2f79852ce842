import * as z from "zod";
import { endOfGermanDay, germanDay } from "../../model/german-day";
import { boxesOf, takeAll } from "../../model/boxes";
import { missionsOf } from "../../model/missions";
import { taskKey } from "../../model/account";
import { mayWork, type Scene } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";
import { drawMission, missionById } from "./drawn-work";

const PAGE = "/pfad/nachtragen";
const DAY_MS = 86_400_000;
const MOST_DAYS = 6;

/** Enters what was ticked on paper, today or some days ago. */
export default act({
  weight: 8,
  posts: ["_app.pfad.nachtragen"],
  args: z.object({ ...seat, mission: z.string(), tasks: z.array(z.string()), day: z.string() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    const mission = at && drawMission(scene, draw, at.person);
    if (!mission || mission.path === null) return null;
    const tasks = boxesOf(mission).flatMap(({ id }) => (draw.below(2) === 0 ? [id] : []));
    return { ...at, mission: mission.id, tasks, day: germanDay(scene.now - draw.below(MOST_DAYS) * DAY_MS) };
  },
  async play(scene: Scene, { mission: id, tasks, day, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const mission = missionById(scene, id);
    if (!mission) throw new Error(`There is no mission ${id}.`);
    const boxes = tasks.map((task): [string, string] => ["task", taskKey(id, task)]);
    const answer = await device.post(PAGE, new URLSearchParams([...boxes, ["day", day]]).toString());
    if (!account || !mayWork(scene, account)) return expectLeadsTo(answer, /^302 \//);
    const { progress } = account;
    if (tasks.length > 0 && !missionsOf(progress, scene.catalogue).includes(mission))
      return expectLeadsTo(answer, /^400/);
    const today = germanDay(scene.now);
    if (day > today || day < germanDay(account.since) || tasks.length === 0) return expectLeadsTo(answer, /^422/);
    expectLeadsTo(answer, /^302 \/pfad\/nachtragen/);
    const done = day === today ? scene.now : endOfGermanDay(day);
    // What is ticked stays, with its time.
    const open = tasks.filter((task) => progress.ticks[taskKey(id, task)]?.value !== true);
    takeAll(
      account,
      mission,
      open.map((task) => ({ mission: id, task, value: true, at: done })),
    );
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ mission, tasks, day, ...at }, names) =>
    `${toldSeat(names, at)} trägt vom Papier nach, für den ${day}: ${tasks.map((task) => `${mission}/${task}`).join(", ") || "nichts"}.`,
});
