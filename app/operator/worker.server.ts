import { awaitDatabase, requireMigrated } from "~/process/await-database.server";
import { compose } from "~/process/compose.server";
import { HOUR_MS, SECOND_MS } from "~/domain/time/durations";
import { workBeside } from "~/jobs/beside-server.server";
import { keepThroughLostConnections } from "~/process/lost-connections.server";
import { endWithSentence } from "~/environment/operator-error";
import { warnOfVendors } from "~/process/warn-of-vendors.server";

/** Less than containers and services are given to end. */
const PATIENCE_MS = 10 * SECOND_MS;

/** `npm run worker`: until it is told to end. Without a database it waits for one. */
export async function runWorker(variables: Record<string, string | undefined>): Promise<void> {
  const { close } = await compose(variables).catch(endWithSentence);
  keepThroughLostConnections();
  await awaitDatabase();
  void warnOfVendors();
  const { end } = workBeside({ firstMs: 0, patienceMs: PATIENCE_MS, prepare: requireMigrated });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.once(
      signal,
      () =>
        void end()
          .then(close)
          .finally(() => process.exit()),
    );
  }
  // What works keeps no process open.
  setInterval(() => undefined, HOUR_MS);
  process.stdout.write("Der Arbeiter läuft. Beenden mit Strg+C.\n");
}
