import * as z from "zod";
import { expect } from "vitest";
import { mayWork, type Scene } from "../../model/scene";
import { act } from "../act";
import { drawSeat, seat, seated, toldSeat } from "../seats";
import { expectShown, openAnyPage, sendAll } from "../tabs";

/** Longer than a page waits until it tries again. */
const PATIENCE_MS = 31_000;

const WAYS = {
  online: "hat wieder Netz",
  patience: "hat wieder Netz, ohne dass der Browser es sagt",
  glance: "hat wieder Netz und sieht kurz woanders hin",
  reload: "hat wieder Netz und lädt neu",
} as const;
const ways = z.enum(["online", "patience", "glance", "reload"]);

/** The device has a connection again, and its pages send what was done without one. */
export default act({
  follows: "work-in-tab",
  weight: 30,
  posts: ["api.sync"],
  args: z.object({ ...seat, way: ways, isFirst: z.boolean(), order: z.number() }),
  draw(scene, draw) {
    const at = drawSeat(
      scene,
      draw,
      ({ account }, { session, unsent }) => unsent.length > 0 && session?.account === account,
    );
    const way = draw.pick(ways.options) ?? "online";
    return at && { ...at, way, isFirst: draw.below(2) === 0, order: draw.below(1_000_000) };
  },
  async play(scene: Scene, { way, isFirst, order, ...at }) {
    const { device } = seated(scene, at);
    const { keeper } = device;
    if (device.unsent.length === 0) return;
    const [one, two] = device.tabs;
    const tabs = (isFirst ? [one, two] : [two, one]).filter(({ user }) => user !== null && user === keeper);
    device.takeSyncs();
    if (way === "reload" || tabs.length === 0) {
      await openAnyPage(scene, at, isFirst ? one : two);
      return device.settle(order);
    }
    device.isOnline = true;
    for (const tab of tabs) {
      if (way === "online") tab.hearOnline();
      else if (way === "patience") tab.wait(PATIENCE_MS);
      else tab.hide();
    }
    await device.settle(order);
    device.isOnline = false;
    const account = device.visitedBy(scene.now);
    const statuses = device.takeSyncs();
    // Whose work it is is asked before whether they may work.
    const expected = !account
      ? [302, 401]
      : account.id !== keeper
        ? [409]
        : mayWork(scene, account)
          ? [200]
          : [302, 403];
    expect(statuses.length).toBeGreaterThan(0);
    for (const status of statuses) expect(expected).toContain(status);
    const sent = device.unsent.map(({ mission }) => mission);
    sendAll(scene, device);
    if (account && account.id === keeper && mayWork(scene, account))
      for (const tab of tabs) if (sent.includes(tab.shown()?.mission ?? "")) expectShown(scene, account, tab);
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ way, isFirst: _, order: __, ...at }, names) =>
    `${toldSeat(names, at)} ${WAYS[way]}: das Gerät schickt alles.`,
});
