import { awaitDatabase, requireMigrated } from "~/process/await-database.server";
import { compose } from "~/process/compose.server";
import { HOUR_MS, SECOND_MS } from "~/domain/time/durations";
import { workBeside } from "~/jobs/beside-server.server";
import { keepThroughLostConnections } from "~/process/lost-connections.server";
import { endWithSentence } from "~/environment/operator-error";
import { warnOfVendors } from "~/process/warn-of-vendors.server";

/** Less than the grace period of containers and services. */
const PATIENCE_MS = 10 * SECOND_MS;

/** `npm run worker`: runs until it receives a signal. Waits for the database. */
export async function runWorker(variables: Record<string, string | undefined>): Promise<void> {
  const { close } = await compose(variables).catch(endWithSentence);
  keepThroughLostConnections();
  await awaitDatabase();
  void warnOfVendors();
  const { end } = workBeside({ firstMs: 0, patienceMs: PATIENCE_MS, prepare: requireMigrated });
  let isEnding = false;
  const stop = () => {
    // A terminal's signal also comes from the parent process, which passes it on.
    if (isEnding) return;
    isEnding = true;
    void end()
      .then(close)
      .finally(() => process.exit());
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, stop);
  // Keeps the process open, as the worker's own timers do not.
  setInterval(() => undefined, HOUR_MS);
  process.stdout.write("Der Arbeiter läuft. Beenden mit Strg+C.\n");
}
