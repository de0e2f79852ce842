import { db } from "~/db/connection/client.server";
import { enqueue } from "~/db/jobs/enqueue.server";
import { SECOND_MS } from "~/domain/time/durations";
import { lastDue, PERIODIC, PERIODIC_NAMES, type PeriodicName } from "~/domain/payments/periodic";

/** Enqueues what is due, by one statement; of several processes one succeeds. Remembers what it wrote: most ticks need no query. */
export function makeClock(): (now: Date) => Promise<void> {
  const written = new Map<PeriodicName, string>();
  return async (now) => {
    const all = PERIODIC_NAMES.flatMap((name) => {
      const due = lastDue(name, now);
      return due === null || written.get(name) === due ? [] : [{ name, due }];
    });
    const jobs = all.map(({ name, due }) => ({
      data: { name, due },
      once: `${name} ${due}`,
      expireSeconds: PERIODIC[name].longestMs / SECOND_MS,
    }));
    await enqueue("periodic", jobs, db());
    for (const { name, due } of all) written.set(name, due);
  };
}
