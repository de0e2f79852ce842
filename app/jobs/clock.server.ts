import { db } from "~/db/client.server";
import { enqueue } from "~/db/jobs/enqueue.server";
import { SECOND_MS } from "~/domain/durations";
import { lastDue, PERIODIC, PERIODIC_NAMES, type PeriodicName } from "~/domain/periodic";

/** Writes a job for what has become due; of all processes that do at once, one succeeds. Nothing is asked between. */
export function makeClock(): (now: Date) => Promise<void> {
  const written = new Map<PeriodicName, string>();
  return async (now) => {
    for (const name of PERIODIC_NAMES) {
      const due = lastDue(name, now);
      if (due === null || written.get(name) === due) continue;
      const expireSeconds = PERIODIC[name].longestMs / SECOND_MS;
      await enqueue("periodic", [{ data: { name, due }, once: `${name} ${due}`, expireSeconds }], db());
      written.set(name, due);
    }
  };
}
