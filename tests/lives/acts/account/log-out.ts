import * as z from "zod";
import { expect } from "vitest";
import { markOf, type Scene } from "../../model/scene";
import { act } from "../act";
import { drawOpenSeat, expectLeadsTo, seat, seated, toldSeat, type Seat } from "../seats";
import { openAnyPage, sendAll, typeMeanwhile } from "../tabs";
import type { AnyTab } from "../../device/tab";

/** Logs out in a tab with scripts, which sends first what waits, or by the plain form, in a browser that forgets by itself. */
export default act({
  weight: 6,
  posts: ["logout", "api.sync"],
  args: z.object({ ...seat, isPlain: z.boolean(), isFirst: z.boolean(), isTyping: z.boolean(), order: z.number() }),
  draw(scene, draw) {
    const at = drawOpenSeat(scene, draw);
    return (
      at && {
        ...at,
        isPlain: draw.below(3) === 0,
        isFirst: draw.below(2) === 0,
        isTyping: draw.below(3) === 0,
        order: draw.below(1_000_000),
      }
    );
  },
  async play(scene: Scene, { isPlain, isFirst, isTyping, order, ...at }) {
    const { device } = seated(scene, at);
    const [one, two] = isFirst ? device.tabs : device.tabs.toReversed();
    if (!one || !two) return;
    const typed = `${markOf({ index: at.person })} im letzten Moment`;
    device.meanwhile = isTyping ? () => typeMeanwhile(two, typed) : null;
    let isOut = true;
    if (isPlain && device.isObeying) {
      const answer = await device.post("/logout", {});
      expectLeadsTo(answer, /^302 /);
      expect(answer.isForgetting).toBe(true);
    } else isOut = await logOutIn(scene, at, one);
    device.meanwhile = null;
    await device.settle(order);
    if (!isOut) return;
    device.logOut();
    device.forget();
  },
  tell: ({ isPlain, isFirst, isTyping, order: _, ...at }, names) =>
    `${toldSeat(names, at)} meldet sich ${isPlain ? "ohne Skripte" : `in Tab ${isFirst ? 1 : 2}`} ab${isTyping ? " und tippt im selben Moment im anderen" : ""}.`,
});

/**
 * What cannot be sent, as nobody with a plan is logged in here, is asked about, and given up. False: the session was over, and
 * the page leads to the login, where nobody can log out; what the browser keeps waits for whoever comes.
 */
async function logOutIn(scene: Scene, at: Seat, tab: AnyTab): Promise<boolean> {
  const { device } = seated(scene, at);
  const account = device.session?.account;
  if (!account || tab.user !== account.id) await openAnyPage(scene, at, tab);
  if (tab.user === null) return false;
  device.isOnline = true;
  sendAll(scene, device);
  const first = await tab.logOut({ losesUnsent: false });
  expect(first).toBe(device.unsent.length > 0 ? "unsent" : "done");
  if (first === "unsent") expect(await tab.logOut({ losesUnsent: true })).toBe("done");
  device.isOnline = false;
  // Another document takes its place.
  tab.close();
  return true;
}
