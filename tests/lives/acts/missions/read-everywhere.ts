import * as z from "zod";
import { TEST_MISSION, type Mission } from "../../model/catalogue";
import { isOpen, missionsOf } from "../../model/missions";
import { mayWork, type Scene } from "../../model/scene";
import type { Device } from "../../world/device";
import { act } from "../act";
import { openAnyPage, openMission, online, expectShown } from "../tabs";

/** Opens the app on every device: whatever is acknowledged is there, and nothing of an account that is gone. */
export default act({
  weight: 3,
  posts: ["api.sync"],
  args: z.object({ order: z.number() }),
  draw: (_, draw) => ({ order: draw.below(1_000_000) }),
  async play(scene: Scene, { order }) {
    for (const device of scene.devices) {
      await readOn(scene, device);
      await device.settle(order);
    }
  },
  tell: () => "Auf jedem Gerät wird die App geöffnet.",
});

async function readOn(scene: Scene, device: Device): Promise<void> {
  const account = device.session?.account;
  const person = scene.people.find((each) => account && each.account === account);
  // Whoever never logged in here has nothing to read.
  if (!account || !person) return forgetIn(scene, device);
  const at = { person: person.index, device: device.index };
  const [tab] = device.tabs;
  const { missions } = account.progress;
  const isNoted = ({ id }: Mission) => scene.people.some((each) => each.account?.notes[id]);
  // Those that anybody has noted something on come first, also where they are finished.
  const open = missionsOf(account.progress, scene.catalogue)
    .filter(
      (mission) =>
        mission.id !== TEST_MISSION &&
        (isOpen(account.progress, mission) || (isNoted(mission) && missions[mission.id]?.status === "completed")),
    )
    .toSorted((one, two) => Number(isNoted(two)) - Number(isNoted(one)));
  if (!mayWork(scene, account) || open.length === 0) return openAnyPage(scene, at, tab);
  for (const mission of open.slice(0, 2)) {
    if (await openMission(scene, at, { tab, mission, isReload: mission === open[0] })) expectShown(scene, account, tab);
  }
}

/** A browser that still has the work of an account that was deleted elsewhere. */
async function forgetIn(scene: Scene, device: Device): Promise<void> {
  if (scene.gone.some(({ id }) => id === device.keeper)) await online(device, () => device.tabs[0].load("/home"));
}
