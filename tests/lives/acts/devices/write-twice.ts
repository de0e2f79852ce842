import * as z from "zod";
import { markOf, mayWork, type Person } from "../../model/scene";
import type { Device } from "../../world/device";
import { act } from "../act";
import { drawMission } from "../missions/drawn-work";
import sync from "../missions/sync";
import workInTab from "../missions/work-in-tab";
import workOnline from "../missions/work-online";
import { drawSeat, isIn, seat, toldSeat } from "../seats";

/** Between the two: the later one counts, whichever arrives first. */
const LATER_MS = 5_000;

/** Writes the same without a network on one device and then with one on another; what was written first arrives last. */
export default act({
  weight: 14,
  posts: [...new Set([workInTab, workOnline, sync].flatMap(({ posts }) => posts))],
  args: z.object({
    ...seat,
    second: z.number(),
    mission: z.string(),
    task: z.string().nullable(),
    number: z.number(),
    order: z.number(),
  }),
  draw(scene, draw) {
    const works = (person: Person, device: Device) =>
      isIn(scene)(person, device) && person.account !== null && mayWork(scene, person.account);
    const at = drawSeat(scene, draw, works);
    const isOther = (person: Person, device: Device) =>
      works(person, device) && person.index === at?.person && device.index !== at.device;
    const mission = at && drawMission(scene, draw, at.person);
    const task = mission && draw.pick(mission.tasks);
    if (!task) return null;
    return {
      ...at,
      second: drawSeat(scene, draw, isOther)?.device ?? at.device,
      ...{ mission: mission.id, task: draw.below(4) === 0 ? null : task.id },
      ...{ number: draw.below(1_000), order: draw.below(1_000_000) },
    };
  },
  async play(scene, { person, device, second, mission, task, number, order }) {
    const text = (which: string) => `${markOf({ index: person })} ${which} ${number}`;
    await workInTab.play(scene, {
      ...{ person, device, mission, task, value: text("früher"), order, tab: 0 },
      ...{ isReload: false, isKept: false, isOnline: false, leaves: false },
    });
    scene.now += LATER_MS;
    await scene.world.moveTo(scene.now);
    await workOnline.play(scene, { person, device: second, mission, task, value: text("später") });
    await sync.play(scene, { person, device, way: "online", isFirst: true, order });
  },
  tell: ({ person, device, second, mission, task, number }, names) =>
    `${toldSeat(names, { person, device })} schreibt ohne Netz zu ${mission}/${task ?? "Notiz"} „früher ${number}“, dann mit Netz an ${names.device(second)} „später ${number}“; dann sendet das erste Gerät.`,
});
