import { onEnqueued } from "~/db/jobs/enqueue.server";
import { SECOND_MS } from "~/domain/durations";
import { failureText } from "~/http/failure-text";
import { log } from "~/log.server";
import { startWorker, type Worker } from "./worker.server";

/** Not while a server starts, and not in all of them at once. */
const FIRST_MS = (5 + 10 * Math.random()) * SECOND_MS;
const RETRY_MS = 10 * SECOND_MS;
/** Less than a server has to end (server/shutdown.mjs). */
const PATIENCE_MS = 3 * SECOND_MS;

/** A worker in the process that serves: from the first job on, or a while after the start. Tried again without a database. */
export function workBeside(): { end: () => void; stop: () => Promise<void> } {
  let starting: Promise<Worker | null> | null = null;
  let isEnding = false;
  let stopping: Promise<void> | null = null;
  const forget = onEnqueued(begin);
  schedule(FIRST_MS);
  return { end, stop: () => end() };

  function schedule(milliseconds: number): void {
    setTimeout(begin, milliseconds).unref();
  }
  function begin(): void {
    if (isEnding) return;
    starting ??= startWorker().then(
      (worker) => {
        forget();
        return worker;
      },
      (error: unknown) => {
        log.warn("jobs-not-begun", { failure: failureText(error) });
        starting = null;
        schedule(RETRY_MS);
        return null;
      },
    );
  }
  function end(): Promise<void> {
    isEnding = true;
    forget();
    return (stopping ??= (starting ?? Promise.resolve(null)).then((worker) => worker?.stop(PATIENCE_MS)));
  }
}
