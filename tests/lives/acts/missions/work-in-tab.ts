import * as z from "zod";
import { expect } from "vitest";
import { boxMovedBy } from "../../model/boxes";
import { mayWork, type Scene } from "../../model/scene";
import { act } from "../act";
import { accountAt, seated, toldSeat } from "../seats";
import { expectShown, openMission, sendAll } from "../tabs";
import { drawWork, missionById, toldWork, workArgs } from "./drawn-work";

/** Longer than the page waits after the last letter. */
const TYPED_MS = 2_000;

/** Ticks or writes on a page with scripts: with a connection, or with none since the page was opened. */
export default act({
  weight: 50,
  posts: ["api.sync"],
  args: z.object({
    ...workArgs,
    tab: z.literal([0, 1]),
    isReload: z.boolean(),
    /** Loads the page anew without a network: from what the worker keeps. */
    isKept: z.boolean(),
    isOnline: z.boolean(),
    leaves: z.boolean(),
    order: z.number(),
  }),
  draw(scene, draw) {
    const work = drawWork(scene, draw);
    return (
      work && {
        ...work,
        tab: draw.below(2) === 0 ? (0 as const) : (1 as const),
        isReload: draw.below(4) === 0,
        isKept: draw.below(4) === 0,
        isOnline: draw.below(3) === 0,
        leaves: draw.below(4) === 0,
        order: draw.below(1_000_000),
      }
    );
  },
  async play(scene: Scene, { mission: id, task, value, tab: at, isReload, isKept, isOnline, leaves, order, ...where }) {
    const { person, device } = seated(scene, where);
    const { account } = person;
    const mission = missionById(scene, id);
    if (!mission) throw new Error(`There is no mission ${id}.`);
    if (!account || device.session?.account !== account) return;
    const tab = device.tabs[at];
    const isThere = tab.user === account.id && tab.missionSlug === mission.slug;
    // A form that logs in has the worker forget its pages: what is to be kept is opened before.
    const isMine = (isThere && !isReload && !isKept) || (await openMission(scene, where, { tab, mission, isReload }));
    if (isMine && isKept) await tab.load(`/mission/${mission.slug}`);
    if (isMine && isKept) expect(tab.user, "whose page is kept").toBe(account.id);
    if (!isMine || !tab.takes(task, value)) return device.settle(order);
    device.isOnline = isOnline;
    const ticked = tab.shown()?.work.ticked ?? [];
    tab.work(task, value);
    device.unsent.push({ mission: id, task, value, at: scene.now });
    const box =
      task !== null && typeof value === "boolean" ? boxMovedBy(mission, { point: task, value, ticked }) : null;
    if (box) device.unsent.push({ mission: id, ...box, at: scene.now });
    if (isOnline && leaves) tab.hide();
    else if (isOnline) tab.wait(TYPED_MS);
    await device.settle(order);
    device.isOnline = false;
    if (!isOnline) return;
    sendAll(scene, device);
    if (accountAt(scene, where) && mayWork(scene, account)) expectShown(scene, account, tab);
  },
  tell: ({ person, device, tab, isReload, isKept, isOnline, leaves, ...work }, names) =>
    `${toldSeat(names, { person, device })}, Tab ${tab + 1}${isReload ? ", neu geladen" : ""}${isKept ? ", ohne Netz noch einmal" : ""}, ${isOnline ? "mit" : "ohne"} Netz: ${toldWork(work)}${leaves ? " und sieht gleich woanders hin" : ""}.`,
});
