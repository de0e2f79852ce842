import * as z from "zod";
import type { Scene } from "../../model/scene";
import { act } from "../act";
import { drawSeat, expectLeadsTo, seat, seated, toldSeat } from "../seats";

const DAY_MS = 86_400_000;

/** Follows the link by which somebody invites; who comes anew counts once a day. */
export default act({
  weight: 5,
  posts: ["einladung.$code"],
  args: z.object({ ...seat, inviter: z.number() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, () => true);
    const inviter = draw.pick(scene.people.filter(({ account }) => account !== null));
    return at && inviter ? { ...at, inviter: inviter.index } : null;
  },
  async play(scene: Scene, { inviter, ...at }) {
    const { device } = seated(scene, at);
    const account = scene.people[inviter]?.account;
    if (!account) return;
    const [row] = await scene.world.query(`select referral_code from profiles where user_id = '${account.id}'`);
    const code = String(row?.referral_code);
    // It names who invites, so it is not heard with the other pages.
    const { status } = await device.peek(`/einladung/${code}`);
    if (status >= 400) throw new Error(`the invitation is answered by ${status}`);
    const wasKnown = device.isKnown;
    const member = device.visitedBy(scene.now);
    const answer = await device.post(`/einladung/${code}`, {});
    if (member) return expectLeadsTo(answer, /^302 \/$/);
    expectLeadsTo(answer, /^302 \/onboarding$/);
    const last = device.countedVisits.get(code);
    if (wasKnown || !account.isConfirmed || (last !== undefined && scene.now < last + DAY_MS)) return;
    device.countedVisits.set(code, scene.now);
    account.arrivals++;
  },
  tell: ({ inviter, ...at }, names) => `${toldSeat(names, at)} folgt der Einladung von ${names.person(inviter)}.`,
});
