import { db } from "~/db/connection/client.server";
import { enqueue } from "~/db/jobs/enqueue.server";
import { SECOND_MS } from "~/domain/time/durations";
import { lastDue, PERIODIC, PERIODIC_NAMES, type PeriodicName } from "~/domain/payments/periodic";

/** Enqueues what is due; of several processes one succeeds. Remembers what it wrote: most ticks need no query. */
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
