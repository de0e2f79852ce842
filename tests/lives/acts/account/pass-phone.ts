import * as z from "zod";
import type { Person } from "../../model/scene";
import type { Device } from "../../world/device";
import { act } from "../act";
import loseCookies from "../devices/lose-cookies";
import { drawSeat, isIn, seat, toldSeat } from "../seats";
import logIn from "./log-in";
import registerPhone from "./register-phone";

/**
 * Gets messages on a phone whose session is then lost; whoever logs in there next, the other one where both use it, gets
 * theirs there, and those of the one before come no more.
 */
export default act({
  follows: "register-phone",
  weight: 6,
  posts: [...new Set([registerPhone, loseCookies, logIn].flatMap(({ posts }) => posts))],
  args: z.object({ ...seat, next: z.number(), wishes: z.boolean() }),
  draw(scene, draw) {
    const sits = isIn(scene);
    const at = drawSeat(scene, draw, sits);
    const follows = ({ account, index }: Person, device: Device) =>
      device.index === at?.device && account?.isConfirmed === true && index !== at.person;
    const next = at && drawSeat(scene, draw, follows);
    const isSame = at && scene.people[at.person]?.account?.isConfirmed === true;
    if (!at || (!next && !isSame)) return null;
    return { ...at, next: (next ?? at).person, wishes: draw.below(2) === 0 };
  },
  async play(scene, { person, device, next, wishes }) {
    await registerPhone.play(scene, { person, device, wishes });
    await loseCookies.play(scene, { person, device });
    await logIn.play(scene, { person: next, device });
    await registerPhone.play(scene, { person: next, device, wishes: false });
  },
  tell: ({ wishes, next, ...at }, names) =>
    `${toldSeat(names, at)} öffnet die App auf dem Telefon${wishes ? " und will erinnert werden" : ""}; der Browser verliert seine Cookies, ${names.person(next)} meldet sich dort an und öffnet die App.`,
});
