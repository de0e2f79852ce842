import { ensureMigrated } from "~/db/client.server";
import { sweepExpired } from "~/db/sweep.server";
import { log } from "~/log.server";
import { library } from "~/content/library.server";
import { keepThroughLostConnections } from "~/lost-connections.server";

const RETRY_MS = 2_000;
const SWEEP_MS = 60 * 60 * 1_000;

/**
 * What a process does before it serves: migrate. When the database is down it serves all the same (a 503 page, and
 * /healthz says why) and goes on trying.
 */
export async function startBackgroundWork(): Promise<void> {
  keepThroughLostConnections();
  if (library.site.operator.placeholder) {
    process.stderr.write(
      "Achtung: Die Angaben zum Betreiber in content/site/site.mdx sind Platzhalter. Vor dem Veröffentlichen ersetzen.\n",
    );
  }
  try {
    await ensureMigrated();
  } catch (error) {
    process.stderr.write(`The database is not ready: ${reason(error)}\n`);
    retryMigration();
  }
  setInterval(() => {
    sweepExpired().catch(() => log.warn("sweep-failed"));
  }, SWEEP_MS).unref();
}

function retryMigration(): void {
  const timer = setTimeout(() => {
    ensureMigrated().catch(retryMigration);
  }, RETRY_MS);
  timer.unref();
}

function reason(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
}
