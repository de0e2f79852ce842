import * as z from "zod";
import { act } from "../act";
import {
  drawInterrupted,
  drawMomentOrBefore,
  interrupted,
  interruptedPosts,
  playInterrupted,
  toldInterrupted,
} from "../interrupted";
import { halfSent, leftWithin } from "../../world/trouble";

/** A device loses its connection within what it sends, or before it has read the answer; then it tries again. */
export default act({
  weight: 10,
  posts: interruptedPosts,
  args: z.object({ ...interrupted, afterMs: z.number().nullable() }),
  draw(scene, draw) {
    const drawn = drawInterrupted(scene, draw, { stops: false });
    return drawn && { ...drawn, afterMs: drawMomentOrBefore(draw) };
  },
  play: (scene, { afterMs, ...drawn }) =>
    playInterrupted(scene, drawn, {
      meddle: afterMs === null ? halfSent : leftWithin(afterMs),
      // What was begun is done to its end all the same.
      recover: () => scene.world.idle(),
      isNever: afterMs === null,
    }),
  tell: ({ afterMs, ...drawn }, names) =>
    `${toldInterrupted(drawn, names)} ${afterMs === null ? "Mitten im Senden" : `Nach ${afterMs} ms`} reißt die Verbindung ab; ohne Antwort dasselbe noch einmal.`,
});
