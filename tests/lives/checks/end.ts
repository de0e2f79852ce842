import { compareTraces } from "./traces";
import type { Scene } from "../model/scene";
import type { Rows } from "../world/server";

/** What must be true when a life is over and its jobs are done, as far as they can be. */
export async function checkEnd(scene: Scene, openJobs: Rows): Promise<string[]> {
  const open = openJobs.map((row) => `In der Warteschlange steht noch: ${JSON.stringify(row)}`);
  return [...(await compareTraces(scene)), ...open];
}
