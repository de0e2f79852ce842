import * as z from "zod";
import { finishTest } from "../../model/missions";
import { factsFor } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

export default act({
  weight: 25,
  posts: ["quiz"],
  args: z.object(seat),
  draw: (scene, draw) =>
    drawSeat(scene, draw, (person, device) => isIn(scene)(person, device) && !person.account?.progress.result),
  async play(scene, at) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const answer = await device.post("/quiz", { intent: "finish" });
    if (!account) return expectLeadsTo(answer, /^302 \//);
    expectLeadsTo(answer, account.progress.result ? /^302 \/quiz$/ : /^302 \/quiz\?fertig=1/);
    finishTest(account, factsFor(scene, account));
  },
  unheard(scene, at) {
    const account = accountAt(scene, at);
    if (account) finishTest(account, factsFor(scene, account));
  },
  tell: (at, names) => `${toldSeat(names, at)} schließt den Test ab.`,
});
