import * as z from "zod";
import type { Scene } from "../../model/scene";
import { act } from "../act";

/** Stops the server, or kills it, and starts it again: nothing of what was acknowledged is lost. */
export default act({
  weight: 2,
  args: z.object({ isKilled: z.boolean() }),
  draw: (_, draw) => ({ isKilled: draw.below(2) === 1 }),
  async play({ world }: Scene, { isKilled }) {
    await world.stop(isKilled ? "SIGKILL" : "SIGTERM");
    await world.start();
  },
  tell: ({ isKilled }) => `Der Server wird ${isKilled ? "abgeschossen" : "beendet"} und neu gestartet.`,
});
