import * as z from "zod";
import { act } from "../act";
import { amid, drawAmid, playAmid, postsAmid, toldAmid } from "../amid";

/** The first of two servers is stopped or killed, the second goes on, and the first comes back. */
export default act({
  follows: "run-beside",
  weight: 12,
  posts: postsAmid,
  args: z.object({ ...amid, isKilled: z.boolean() }),
  draw(scene, draw) {
    const drawn = scene.world.beside.has("server") ? drawAmid(scene, draw) : null;
    return drawn && { ...drawn, isKilled: draw.below(2) === 1 };
  },
  async play(scene, { isKilled, ...drawn }) {
    const { world } = scene;
    if (!world.beside.has("server")) return playAmid(scene, drawn);
    await world.stop(isKilled ? "SIGKILL" : "SIGTERM");
    await playAmid(scene, drawn);
    await world.start();
  },
  tell: ({ isKilled, ...drawn }, names) =>
    `Der erste Server wird ${isKilled ? "abgeschossen" : "beendet"}, der zweite macht weiter: ${toldAmid(drawn, names)} Der erste kommt wieder.`,
});
