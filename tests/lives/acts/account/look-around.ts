import * as z from "zod";
import { missionsOf } from "../../model/missions";
import type { Scene } from "../../model/scene";
import { act, type Draw } from "../act";
import { drawSeat, seat, seated, toldSeat } from "../seats";

/** Parts of addresses that the model cannot fill; pages behind them are opened by others, or on their own. */
const OTHER_PARTS = /:(?!missionId)/;

/** Opens any page: whatever it says, it is an answer, and nothing of another person stands there. */
export default act({
  weight: 20,
  args: z.object({ ...seat, path: z.string() }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, () => true);
    const path = at && drawPath(scene, draw, at.person);
    return path ? { ...at, path } : null;
  },
  async play(scene: Scene, { path, ...at }) {
    await seated(scene, at).device.get(path);
  },
  tell: ({ path, ...at }, names) => `${toldSeat(names, at)} öffnet ${path}.`,
});

function drawPath({ routes, people, catalogue }: Scene, draw: Draw, person: number): string | undefined {
  const pages = routes.filter(({ hasLoader, path }) => hasLoader && !OTHER_PARTS.test(path) && !path.includes("*"));
  const page = draw.pick(pages);
  const progress = people[person]?.account?.progress;
  const missions = progress ? missionsOf(progress, catalogue) : catalogue.startMissions;
  return page?.path.replace(":missionId", draw.pick(missions)?.slug ?? "");
}
