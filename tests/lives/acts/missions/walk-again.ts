import * as z from "zod";
import { mayWork, type Person } from "../../model/scene";
import type { Device } from "../../world/device";
import { act } from "../act";
import { drawSeat, isIn, seat, seated, toldSeat } from "../seats";
import choosePath from "./choose-path";
import finishTest from "./finish-test";
import walkPath from "./walk-path";

/**
 * Finishes a mission of a path, after the test where it is open still, leaves the path for another, comes back and finishes
 * its missions once more: what was earned before is not earned again.
 */
export default act({
  weight: 12,
  posts: [...new Set([finishTest, choosePath, walkPath].flatMap(({ posts }) => posts))],
  args: z.object({ ...seat, path: z.string(), other: z.string(), most: z.number() }),
  draw(scene, draw) {
    const sits = isIn(scene);
    // Only where something can be earned.
    const works = (person: Person, device: Device) =>
      sits(person, device) && person.account !== null && mayWork(scene, person.account);
    const at = drawSeat(scene, draw, works);
    const paths = [...scene.catalogue.paths.keys()];
    const path = at && (scene.people[at.person]?.account?.progress.path ?? draw.pick(paths));
    const other = draw.pick(paths.filter((each) => each !== path));
    return at && path && other ? { ...at, path, other, most: 1 + draw.below(2) } : null;
  },
  async play(scene, { path, other, most, ...at }) {
    if (!seated(scene, at).person.account?.progress.result) await finishTest.play(scene, at);
    await choosePath.play(scene, { ...at, path });
    // Something has to be earned before.
    await walkPath.play(scene, { ...at, most: 1 });
    await choosePath.play(scene, { ...at, path: other });
    await choosePath.play(scene, { ...at, path });
    await walkPath.play(scene, { ...at, most });
  },
  tell: ({ path, other, most, ...at }, names) =>
    `${toldSeat(names, at)} schließt den Test ab, wo er offen ist, und eine Mission des Pfads „${path}“, wechselt auf „${other}“, gleich wieder zurück und schließt dort bis zu ${most} Missionen noch einmal ab.`,
});
