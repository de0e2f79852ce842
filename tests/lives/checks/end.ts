import { compareMails } from "./mailed-once";
import { compareTraces } from "./traces";
import type { Scene } from "../model/scene";
import type { Rows } from "../world/server";

/** What must be true when a life is over and its jobs are done, as far as they can be. */
export async function checkEnd(scene: Scene, openJobs: Rows): Promise<string[]> {
  const open = openJobs.map((row) => `In der Warteschlange steht noch: ${JSON.stringify(row)}`);
  return [...(await compareTraces(scene)), ...(await findUnended(scene)), ...compareMails(scene), ...open];
}

/** Answers of Inno that nobody writes any more, beside those of a server that was killed. */
async function findUnended({ world }: Scene): Promise<string[]> {
  const since = new Date(world.startedAt).toISOString();
  const rows = await world.query(`select question from coach_turns where state = 'writing' and asked_at > '${since}'`);
  return rows.map(({ question }) => `Inno antwortet nie zu Ende auf: ${String(question)}`);
}
