import * as z from "zod";
import { currentMission, isOpen } from "../../model/missions";
import { mayWork, type Person } from "../../model/scene";
import type { Device } from "../../world/device";
import { act } from "../act";
import { drawSeat, isIn, seat, seated, toldSeat } from "../seats";
import choosePath from "./choose-path";
import walkPath from "./walk-path";

/** Finishes a mission of a path, leaves it for another, comes back and finishes its missions once more: what was earned before is not earned again. */
export default act({
  weight: 24,
  posts: [...new Set([choosePath, walkPath].flatMap(({ posts }) => posts))],
  args: z.object({ ...seat, other: z.string(), most: z.number() }),
  draw(scene, draw) {
    const sits = isIn(scene);
    // Only where something can be earned.
    const walks = (person: Person, device: Device) => {
      const { account } = person;
      if (!account || account.progress.path === null || !sits(person, device) || !mayWork(scene, account)) return false;
      const mission = currentMission(account.progress, scene.catalogue);
      return mission !== null && isOpen(account.progress, mission);
    };
    const at = drawSeat(scene, draw, walks);
    const path = at && scene.people[at.person]?.account?.progress.path;
    const other = draw.pick([...scene.catalogue.paths.keys()].filter((each) => each !== path));
    return at && other ? { ...at, other, most: 1 + draw.below(2) } : null;
  },
  async play(scene, { other, most, ...at }) {
    const path = seated(scene, at).person.account?.progress.path;
    if (!path) return;
    // Something has to be earned before.
    await walkPath.play(scene, { ...at, most: 1 });
    await choosePath.play(scene, { ...at, path: other });
    await choosePath.play(scene, { ...at, path });
    await walkPath.play(scene, { ...at, most });
  },
  tell: ({ other, most, ...at }, names) =>
    `${toldSeat(names, at)} schließt eine Mission ab, wechselt auf den Pfad „${other}“, gleich wieder zurück und schließt dort bis zu ${most} Missionen noch einmal ab.`,
});
