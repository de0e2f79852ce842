import { compareMails } from "./mailed-once";
import { compareTraces } from "./traces";
import type { Scene } from "../model/scene";
import type { Rows } from "../world/server";

/** What must be true when a life is over and its jobs are done, as far as they can be. */
export async function checkEnd(scene: Scene, openJobs: Rows): Promise<string[]> {
  const open = openJobs.map((row) => `In der Warteschlange steht noch: ${JSON.stringify(row)}`);
  const traces = await compareTraces(scene);
  return [...traces, ...(await findUnended(scene)), ...compareMails(scene), ...open, ...warningsOf(scene)];
}

/** A warning of Node, with what else it says in a second line, and where it came from. */
const WARNING = /^\(node:\d+\) (?!ExperimentalWarning).*(?:\nTimeout .*)?(?:\n +at .*)*/gm;

/** What the processes that are left were warned of: too many listeners, a timer that is no number, a promise that nobody heard. */
const warningsOf = ({ world }: Scene): string[] =>
  [...world.takeOutput().matchAll(WARNING)].map(([warning]) => warning);

/** Answers of Inno that nobody writes any more, beside those of a server that was killed. */
async function findUnended({ world }: Scene): Promise<string[]> {
  const since = new Date(world.startedAt).toISOString();
  const rows = await world.query(`select question from coach_turns where state = 'writing' and asked_at > '${since}'`);
  return rows.map(({ question }) => `Inno antwortet nie zu Ende auf: ${String(question)}`);
}
