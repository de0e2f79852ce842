import type { Draw } from "../acts/act";
import { ACTS } from "../acts/all";
import type { Scene } from "../model/scene";
import type { News } from "../world/news";
import { drawGap } from "./gap";
import type { Step } from "./life";
import { wayTo } from "./own-acts";

/** What is done next, by chance, one of `own` before others; drawing changes nothing in the model. */
export function chooseStep(scene: Scene, draw: Draw, own: ReadonlySet<string>): Step | null {
  const visits = () => scene.devices.map(({ session }) => `${session?.account.id ?? ""} ${session?.seen ?? ""}`).join();
  const before = visits();
  const step = drawStep(scene, draw, own);
  if (visits() !== before) throw new Error("Whoever draws an act changes who has visited.");
  return step;
}

function drawStep(scene: Scene, draw: Draw, own: ReadonlySet<string>): Step | null {
  const every = Object.entries(ACTS).flatMap(([name, { weight, draw: drawn }]) => {
    const args = drawn(scene, draw);
    return args === null ? [] : [{ name, weight, args }];
  });
  const possible = preferred(every, own);
  const all = possible.reduce((sum, { weight }) => sum + weight, 0);
  let at = draw.below(all);
  const chosen = possible.find(({ weight }) => (at -= weight) < 0);
  if (!chosen) return null;
  return { act: chosen.name, args: chosen.args, afterMs: drawGap(draw, scene), news: drawNews(draw) };
}

/** The first of its own acts that is possible, or what leads there; all, where none of them is. */
function preferred<Possible extends { name: string }>(every: readonly Possible[], own: ReadonlySet<string>) {
  const next = [...own].flatMap(wayTo).flatMap((wanted) => every.find(({ name }) => name === wanted) ?? []);
  return next.length > 0 ? next.slice(0, 1) : every;
}

/** Mostly at once and in their order. */
function drawNews(draw: Draw): News {
  const isBackwards = draw.below(4) === 0;
  const times = draw.below(4) === 0 ? 2 : 1;
  const way = draw.below(12);
  return { isBackwards, times, comes: way < 2 ? "later" : way < 4 ? "never" : "now", hasOld: draw.below(6) === 0 };
}
