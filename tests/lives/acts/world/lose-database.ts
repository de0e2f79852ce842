import * as z from "zod";
import { expectStated, withoutDatabase } from "../../world/trouble";
import { act } from "../act";
import {
  drawInterrupted,
  drawMomentOrBefore,
  interrupted,
  interruptedPosts,
  playInterrupted,
  toldInterrupted,
} from "../interrupted";
import { isIn } from "../seats";

/** PostgreSQL goes away before something or within it, says so on every page, and comes back; then the device tries again. */
export default act({
  weight: 8,
  posts: interruptedPosts,
  args: z.object({ ...interrupted, afterMs: z.number().nullable() }),
  draw(scene, draw) {
    const drawn = scene.world.database.canGoAway ? drawInterrupted(scene, draw, { stops: true }) : null;
    return drawn && { ...drawn, afterMs: drawMomentOrBefore(draw) };
  },
  async play(scene, { afterMs, ...drawn }) {
    const { world, devices, people } = scene;
    const visitor = devices.find((device) => people.some((person) => isIn(scene)(person, device)));
    await playInterrupted(scene, drawn, {
      meddle: withoutDatabase(world, world.database.canGoAway ? afterMs : 0),
      async recover() {
        // An answer that came before is no outage.
        await world.loseDatabase();
        if (visitor && world.database.canGoAway) await expectStated(await visitor.peek("/profile"));
        await world.regainDatabase();
      },
      isNever: afterMs === null,
    });
  },
  tell: ({ afterMs, ...drawn }, names) =>
    `${toldInterrupted(drawn, names)} ${afterMs === null ? "Zuvor" : `Nach ${afterMs} ms`} fällt die Datenbank aus und kommt wieder; ohne Antwort dasselbe noch einmal.`,
});
