import * as z from "zod";
import { repeatTest } from "../../model/missions";
import { factsFor, mayWork } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

export default act({
  follows: "finish-test",
  weight: 20,
  posts: ["_app.neustart.$kind"],
  args: z.object(seat),
  draw: (scene, draw) =>
    drawSeat(scene, draw, (person, device) => isIn(scene)(person, device) && Boolean(person.account?.progress.result)),
  async play(scene, at) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const answer = await device.post("/neustart/quiz", {});
    if (!account || !mayWork(scene, account)) return expectLeadsTo(answer, /^302 \//);
    expectLeadsTo(answer, /^302 \/quiz/);
    repeatTest(account, factsFor(scene, account));
  },
  unheard(scene, at) {
    const account = accountAt(scene, at);
    if (account) repeatTest(account, factsFor(scene, account));
  },
  tell: (at, names) => `${toldSeat(names, at)} wiederholt den Test und verliert dafür den Fortschritt.`,
});
