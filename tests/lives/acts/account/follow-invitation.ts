import * as z from "zod";
import { expectOf, newGuest } from "../../crowd/guest";
import type { Scene } from "../../model/scene";
import { act } from "../act";
import { drawSeat, expectLeadsTo, seat, seated, toldSeat } from "../seats";

const DAY_MS = 86_400_000;

/** Most strangers who come by one link in a moment. */
const MOST_STRANGERS = 3;

/**
 * Follows the link by which somebody invites; who comes anew counts once a day. Often strangers come after them: on the
 * devices of a life somebody has mostly been before, which counts as nothing.
 */
export default act({
  weight: 7,
  posts: ["einladung.$code"],
  args: z.object({ ...seat, inviter: z.number(), strangers: z.number() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, () => true);
    const inviter = draw.pick(scene.people.filter(({ account }) => account !== null));
    const strangers = draw.below(2) * (1 + draw.below(MOST_STRANGERS));
    return at && inviter ? { ...at, inviter: inviter.index, strangers } : null;
  },
  async play(scene: Scene, { inviter, strangers, ...at }) {
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
    expectLeadsTo(answer, member ? /^302 \/$/ : /^302 \/onboarding$/);
    const last = device.countedVisits.get(code);
    const isKnown = member !== null || wasKnown || (last !== undefined && scene.now < last + DAY_MS);
    if (!isKnown && account.isConfirmed) {
      device.countedVisits.set(code, scene.now);
      account.arrivals++;
    }
    for (let come = 0; come < strangers; come++) {
      expectOf(await newGuest(scene).post(0, `/einladung/${code}`, {}), /^302 \/onboarding$/);
      if (account.isConfirmed) account.arrivals++;
    }
  },
  tell: ({ inviter, strangers, ...at }, names) =>
    `${toldSeat(names, at)}${strangers > 0 ? `, dann ${strangers} Fremde` : ""}: folgt der Einladung von ${names.person(inviter)}.`,
});
