import * as z from "zod";
import { expect } from "vitest";
import { codeArrived } from "../../model/account";
import type { Scene } from "../../model/scene";
import { act } from "../act";
import { drawSeat, expectLeadsTo, seat, seated, toldSeat } from "../seats";

/** Logs in and presses twice, or somebody with a copy of the cookie enters the code, too: it counts once. */
export default act({
  follows: "log-out",
  weight: 8,
  posts: ["auth"],
  args: z.object(seat),
  draw: (scene, draw) =>
    drawSeat(scene, draw, (person, { session }) => person.account?.isConfirmed === true && session === null),
  async play(scene: Scene, at) {
    const { person, device } = seated(scene, at);
    const { account } = person;
    if (!account || device.visitedBy(scene.now)) return;
    const { world } = scene;
    const asked = await device.post("/auth", { intent: "send", email: account.email });
    // Too many mails within an hour: it says so, and nothing happens.
    if (asked.status === 429) return;
    expectLeadsTo(asked, /^302 \/auth\?code=1/);
    const sessions = async () => (await world.query(`select 1 from sessions where user_id = '${account.id}'`)).length;
    const before = await sessions();
    const code = world.codeFor(account.email);
    const entered = await Promise.all([1, 2].map(() => device.post("/auth", { intent: "confirm", code })));
    const led = entered.filter(({ location }) => /^\/(?:home|quiz)/.test(location));
    expect(led.length, entered.map(({ status, location }) => `${status} ${location}`).join()).toBeGreaterThan(0);
    expect(await sessions(), "sessions by one code").toBe(before + 1);
    codeArrived(account);
    device.logIn(account, scene.now);
  },
  tell: (at, names) => `${toldSeat(names, at)} meldet sich an und schickt den Code zweimal ab.`,
});
