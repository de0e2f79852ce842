import { renderBusyPage } from "~/busy-page.server";
import { endOpenAnswers, finishAnswers } from "~/coach/open-answers.server";
import { compose } from "~/compose.server";
import { ensureMigrated } from "~/db/client.server";
import { sweepExpired } from "~/db/sweep.server";
import { HOUR_MS, MINUTE_MS } from "~/domain/durations";
import { env } from "~/env.server";
import { log } from "~/log.server";
import { library } from "~/content/library.server";
import { failureText } from "~/http/failure-text";
import { keepThroughLostConnections } from "~/lost-connections.server";
import { endWithSentence, OperatorError } from "./operator-error";
import { settleStatements } from "./payments/statements/settle-all.server";
import { finishStatements } from "./payments/statements/receive.server";
import { repeat } from "./repeat";
import { warningsOf } from "./start-warnings";

const RETRY_MS = 2_000;

/** With the database down it serves all the same (503, /healthz says why) and retries; an OperatorError ends it. */
export async function startServing(variables: Record<string, string | undefined>): Promise<void> {
  const { close } = await compose(variables).catch(endWithSentence);
  closeAtShutdown(close);
  closeAtShutdown(finishStatements);
  closeAtShutdown(finishAnswers);
  tellAtShutdown(endOpenAnswers);
  keepThroughLostConnections();
  globalThis.requestSlots?.configure({ max: env().MAX_IN_PROGRESS, renderBusy: renderBusyPage });
  for (const warning of warningsOf(library().site)) process.stderr.write(`Achtung: ${warning}\n`);
  try {
    await ensureMigrated();
  } catch (error) {
    if (error instanceof OperatorError) endWithSentence(error);
    process.stderr.write(`The database is not ready: ${reason(error)}\n`);
    retryMigration();
  }
  // What Stripe could not be asked when somebody cancelled or withdrew.
  repeat(() => settleStatements({ now: new Date() }), {
    firstMs: (1 + 4 * Math.random()) * MINUTE_MS,
    everyMs: HOUR_MS,
    onFailure: (error) => log.warn("statements-not-settled", { failure: failureText(error) }),
  });
  repeat(sweep, {
    // Within minutes, as some processes seldom live an hour; not at startup; with jitter against sweeping all at once.
    firstMs: (1 + 4 * Math.random()) * MINUTE_MS,
    everyMs: HOUR_MS,
    onFailure: (error) => log.warn("sweep-failed", { failure: failureText(error) }),
  });
}

/** The server awaits it before it exits (server/shutdown.mjs). */
function closeAtShutdown(close: () => Promise<void>): void {
  const tasks: unknown = Reflect.get(globalThis, Symbol.for("shutdown-tasks"));
  if (tasks instanceof Set) tasks.add(close);
}

/** Called at once when the process is told to end, while answers may still be finished. */
function tellAtShutdown(listener: () => void): void {
  const listeners: unknown = Reflect.get(globalThis, Symbol.for("shutdown-listeners"));
  if (listeners instanceof Set) listeners.add(listener);
}

/** A table that failed is retried at the next run. */
async function sweep(): Promise<void> {
  for (const { table, deleted, error } of await sweepExpired({ now: new Date() })) {
    if (error) log.warn("sweep-failed", { table, deleted, failure: failureText(error) });
    else if (deleted > 0) log.info("swept", { table, deleted });
  }
}

function retryMigration(): void {
  const timer = setTimeout(() => {
    ensureMigrated().catch((error: unknown) => {
      if (error instanceof OperatorError) endWithSentence(error);
      retryMigration();
    });
  }, RETRY_MS);
  timer.unref();
}

function reason(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
}
