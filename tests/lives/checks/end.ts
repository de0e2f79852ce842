import { compareTraces } from "./traces";
import type { Scene } from "../model/scene";

/** What must be true when a life is over. */
export async function checkEnd(scene: Scene): Promise<string[]> {
  return [...(await compareTraces(scene)), ...(await openJobs(scene))];
}

async function openJobs({ world }: Scene): Promise<string[]> {
  const rows = await world.query(`select name, state, data::text, output::text from pgboss.job
    where state not in ('completed')`);
  return rows.map((row) => `In der Warteschlange steht noch: ${JSON.stringify(row)}`);
}
