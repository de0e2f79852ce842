import { awaitDatabase, requireMigrated } from "./await-database.server";
import { renderBusyPage } from "./busy-page.server";
import { countOpenAnswers, endOpenAnswers, finishAnswers } from "~/coach/open-answers.server";
import { compose } from "./compose.server";
import { env } from "~/environment/env.server";
import { library } from "~/content/library.server";
import { SECOND_MS } from "~/domain/time/durations";
import { readJobDepth } from "~/jobs/depth.server";
import { workBeside } from "~/jobs/beside-server.server";
import { keepThroughLostConnections } from "./lost-connections.server";
import { serverShell } from "~/environment/server-shell";
import { endWithSentence } from "~/environment/operator-error";
import { MAX_BODY_BYTES } from "~/request/body.server";
import { finishStatements } from "~/payments/statements/receive.server";
import { warningsOf } from "./start-warnings";
import { warnOfVendors } from "./warn-of-vendors.server";

/** Less than the server's own shutdown deadline (server/shutdown.mjs). */
const JOBS_END_MS = 3 * SECOND_MS;

/**
 * Starts serving. An unavailable database is awaited while pages answer 503 (/healthz says why); lasting errors end the
 * process.
 */
export async function startServing(variables: Record<string, string | undefined>): Promise<void> {
  const { close } = await compose(variables).catch(endWithSentence);
  const shell = serverShell();
  for (const closing of [close, finishStatements, finishAnswers]) shell.closing.add(closing);
  shell.ending.add(endOpenAnswers);
  shell.countOpenAnswers = countOpenAnswers;
  keepThroughLostConnections();
  shell.slots?.configure({
    max: env().MAX_IN_PROGRESS,
    atOnce: env().DATABASE_POOL,
    maxBodyBytes: Math.max(...Object.values(MAX_BODY_BYTES)),
    renderBusy: renderBusyPage,
  });
  for (const warning of warningsOf(library().site)) process.stderr.write(`Achtung: ${warning}\n`);
  await awaitDatabase();
  void warnOfVendors();
  shell.readJobDepth = readJobDepth;
  if (env().JOBS === "0") return;
  // Jobs begin neither during the start nor in all processes at once.
  const firstMs = (5 + 10 * Math.random()) * SECOND_MS;
  const { end } = workBeside({ firstMs, patienceMs: JOBS_END_MS, prepare: requireMigrated });
  shell.ending.add(() => void end());
  shell.closing.add(end);
}
