import * as z from "zod";
import { act } from "../act";
import { drawPaths } from "../account/look-around";
import { accountAt, drawSeat, isIn, seat, seated, toldSeat } from "../seats";

const HOUR_MS = 3_600_000;
/** Pages take some milliseconds, several at once more. */
const LATEST_MS = 25;

/** Opens pages and leaves them before they have come, as whoever is impatient: no place stays taken by a page that nobody reads. */
export default act({
  weight: 8,
  args: z.object({ ...seat, paths: z.array(z.string()), afterMs: z.number() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, isIn(scene));
    return at && { ...at, paths: drawPaths(scene, draw, at.person), afterMs: 1 + draw.below(LATEST_MS) };
  },
  async play(scene, { paths, afterMs, ...at }) {
    const { device } = seated(scene, at);
    // After an hour a page lets a session last longer, and nobody hears whether one that was left has: so one is read before.
    if (scene.now > (device.session?.seen ?? 0) + HOUR_MS && accountAt(scene, at))
      await device.get("/profile/einstellungen");
    await Promise.all(paths.map((path) => device.leave(path, afterMs)));
    await scene.world.idle();
  },
  tell: ({ paths, afterMs, ...at }, names) =>
    `${toldSeat(names, at)} öffnet ${paths.join(", ")} und geht nach ${afterMs} ms.`,
});
