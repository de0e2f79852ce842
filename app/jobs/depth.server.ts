import { readDepth, type Depth } from "~/db/jobs/overview.server";
import { SECOND_MS } from "~/domain/time/durations";

/** Cache time. */
const FRESH_MS = 5 * SECOND_MS;
const DEADLINE_MS = 300;

let last: { at: number; depth: Promise<Depth | null> } | null = null;

/** Answers within 0.3 s; null: the database is unavailable or slow. */
export async function readJobDepth(): Promise<Depth | null> {
  if (!last || performance.now() - last.at >= FRESH_MS) {
    last = { at: performance.now(), depth: readDepth().catch(() => null) };
  }
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, DEADLINE_MS, null);
  });
  return Promise.race([last.depth, deadline]).finally(() => clearTimeout(timer));
}
