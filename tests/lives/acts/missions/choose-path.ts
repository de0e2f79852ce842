import * as z from "zod";
import { choosePath } from "../../model/missions";
import { factsFor } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

/** Chooses a path, another one or the same again. */
export default act({
  weight: 16,
  posts: ["career-path-selection"],
  args: z.object({ ...seat, path: z.string() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, (person, device) => isIn(scene)(person, device));
    const path = draw.pick([...scene.catalogue.paths.keys()]);
    return at && path ? { ...at, path } : null;
  },
  async play(scene, { path, ...at }) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const answer = await device.post("/career-path-selection", { path });
    expectLeadsTo(answer, /^302 \//);
    if (account) choosePath(account, path, factsFor(scene, account));
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ path, ...at }, names) => `${toldSeat(names, at)} wählt den Pfad „${path}“.`,
});
