import * as z from "zod";
import type { Person } from "../../model/scene";
import type { Device } from "../../world/device";
import { act } from "../act";
import { drawSeat, isIn, seat, seated, toldSeat } from "../seats";

/**
 * A browser drops its cookies, as some do after a week, and keeps its storage: whoever logs in there next finds what the
 * others have left, and their session has not ended.
 */
export default act({
  weight: 20,
  args: z.object(seat),
  draw(scene, draw) {
    const sits = isIn(scene);
    // Mostly where something is left behind.
    const leaves = (person: Person, device: Device) =>
      sits(person, device) && (device.keeper !== null || device.phone !== null);
    return (draw.below(4) > 0 ? drawSeat(scene, draw, leaves) : null) ?? drawSeat(scene, draw, sits);
  },
  play: async (scene, at) => seated(scene, at).device.loseCookies(),
  tell: (at, names) => `${toldSeat(names, at)}: der Browser verliert seine Cookies, sonst nichts.`,
});
