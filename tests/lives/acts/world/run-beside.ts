import * as z from "zod";
import type { Scene } from "../../model/scene";
import { settle } from "../../world/queue";
import { act } from "../act";

const KINDS = ["server", "worker"] as const;
const NAMES = { server: "Ein zweiter Server", worker: "Ein Arbeiter" };

/**
 * Another process begins on the same database, or one ends: requests go to one server or the other, jobs to whoever
 * fetches them first.
 */
export default act({
  weight: 5,
  args: z.object({ kind: z.enum(KINDS), begins: z.boolean(), isKilled: z.boolean(), turn: z.number() }),
  draw({ world }, draw) {
    const kind = world.database.canGoAway ? draw.pick(KINDS) : null;
    const isKilled = draw.below(2) === 1;
    return kind ? { kind, begins: !world.beside.has(kind), isKilled, turn: draw.below(2 ** 31) } : null;
  },
  async play({ world }: Scene, { kind, begins, isKilled, turn }) {
    if (!world.database.canGoAway) return;
    if (begins) return world.startBeside(kind, turn);
    await settle(world);
    await world.stopBeside(kind, isKilled ? "SIGKILL" : "SIGTERM");
  },
  tell: ({ kind, begins, isKilled }) =>
    begins ? `${NAMES[kind]} kommt dazu.` : `${NAMES[kind]} ${isKilled ? "wird abgeschossen" : "wird beendet"}.`,
});
