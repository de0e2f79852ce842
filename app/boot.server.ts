import { renderBusyPage } from "~/busy-page.server";
import { endOpenAnswers, finishAnswers } from "~/coach/open-answers.server";
import { compose } from "~/compose.server";
import { ensureMigrated } from "~/db/client.server";
import { env } from "~/env.server";
import { library } from "~/content/library.server";
import { SECOND_MS } from "~/domain/durations";
import { readJobDepth } from "~/jobs/depth.server";
import { workBeside } from "~/jobs/beside-server.server";
import { keepThroughLostConnections } from "~/lost-connections.server";
import { endWithSentence, OperatorError } from "./operator-error";
import { finishStatements } from "./payments/statements/receive.server";
import { warningsOf } from "./start-warnings";

const RETRY_MS = 2_000;
/** Less than a server has to end (server/shutdown.mjs). */
const JOBS_END_MS = 3 * SECOND_MS;

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
  globalThis.readJobDepth = readJobDepth;
  if (env().JOBS === "0") return;
  // Not while the server starts, and not in all processes at once.
  const firstMs = (5 + 10 * Math.random()) * SECOND_MS;
  const { end } = workBeside({ firstMs, patienceMs: JOBS_END_MS });
  tellAtShutdown(() => void end());
  closeAtShutdown(end);
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
