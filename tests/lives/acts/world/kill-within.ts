import * as z from "zod";
import { act } from "../act";
import {
  drawInterrupted,
  drawMoment,
  interrupted,
  interruptedPosts,
  playInterrupted,
  toldInterrupted,
} from "../interrupted";
import { killedWithin } from "../../world/trouble";

/** The server is killed while it works on something; then the device tries again. */
export default act({
  weight: 4,
  posts: interruptedPosts,
  args: z.object({ ...interrupted, afterMs: z.number() }),
  draw(scene, draw) {
    const drawn = drawInterrupted(scene, draw, { stops: true });
    return drawn && { ...drawn, afterMs: drawMoment(draw) };
  },
  play: (scene, { afterMs, ...drawn }) =>
    playInterrupted(scene, drawn, {
      meddle: killedWithin(scene.world, afterMs),
      async recover() {
        if (!scene.world.isUp) await scene.world.start();
      },
    }),
  tell: ({ afterMs, ...drawn }, names) =>
    `${toldInterrupted(drawn, names)} Nach ${afterMs} ms wird der Server abgeschossen und neu gestartet; ohne Antwort dasselbe noch einmal.`,
});
