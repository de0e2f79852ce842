import * as z from "zod";
import type { Scene } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

/** Takes another first name, or the old one again. */
export default act({
  weight: 8,
  posts: ["_app.profile_.einstellungen"],
  args: z.object({ ...seat, more: z.enum(["", " Lea", " Mia"]) }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    const more = draw.pick(["", " Lea", " Mia"] as const);
    return at && more !== undefined ? { ...at, more } : null;
  },
  async play(scene: Scene, { more, ...at }) {
    const { person, device } = seated(scene, at);
    const account = accountAt(scene, at);
    const name = `${person.name}${more}`;
    const answer = await device.post("/profile/einstellungen", { intent: "name", name });
    if (!account) return expectLeadsTo(answer, /^302 \//);
    expectLeadsTo(answer, /^302 \/profile\/einstellungen/);
    account.name = name;
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ more, ...at }, names) => `${toldSeat(names, at)} nennt sich ${names.person(at.person)}${more}.`,
});
