import * as z from "zod";
import { codeArrived } from "../../model/account";
import type { Person } from "../../model/scene";
import type { Device } from "../../world/device";
import { act } from "../act";
import { drawSeat, expectLeadsTo, seat, seated, toldSeat } from "../seats";

export default act({
  follows: "log-out",
  weight: 25,
  posts: ["auth"],
  args: z.object(seat),
  draw(scene, draw) {
    const may = ({ account }: Person, { session }: Device) => account?.isConfirmed === true && session === null;
    // Half of the time where somebody else has left their work in the browser.
    const isLeft = (person: Person, device: Device) =>
      may(person, device) && device.keeper !== null && device.keeper !== person.account?.id;
    return (draw.below(2) === 0 ? drawSeat(scene, draw, isLeft) : null) ?? drawSeat(scene, draw, may);
  },
  async play(scene, at) {
    const { person, device } = seated(scene, at);
    const { account } = person;
    if (!account || device.visitedBy(scene.now)) return;
    const asked = await device.post("/auth", { intent: "send", email: account.email });
    // Too many mails within an hour: it says so, and nothing happens.
    if (asked.status === 429) return;
    expectLeadsTo(asked, /^302 \/auth\?code=1/);
    const code = scene.world.codeFor(account.email);
    const confirmed = await device.post("/auth", { intent: "confirm", code });
    expectLeadsTo(confirmed, account.progress.result ? /^302 \/home/ : /^302 \/quiz/);
    codeArrived(account);
    device.logIn(account, scene.now);
  },
  tell: (at, names) => `${toldSeat(names, at)} meldet sich mit einem Code an.`,
});
