import { onEnqueued } from "~/db/jobs/enqueue.server";
import { SECOND_MS } from "~/domain/time/durations";
import { failureText } from "~/environment/failure-text";
import { log } from "~/environment/log.server";
import { NotYet } from "~/environment/operator-error";
import { startWorker, type Worker } from "./worker.server";

const RETRY_MS = 5 * SECOND_MS;

interface Beginning {
  /** Delay of the worker's start, unless a job of this process starts it earlier. */
  firstMs: number;
  /** Upper bound for stopping the worker. */
  patienceMs: number;
  prepare?: () => Promise<void>;
}

/** Starts a worker, and retries while there is no database. `end` may be called more than once. */
export function workBeside({ firstMs, patienceMs, prepare }: Beginning): { end: () => Promise<void> } {
  let starting: Promise<Worker | null> | null = null;
  let isEnding = false;
  let stopping: Promise<void> | null = null;
  const forget = onEnqueued(begin);
  schedule(firstMs);
  return { end };

  function schedule(milliseconds: number): void {
    setTimeout(begin, milliseconds).unref();
  }
  function begin(): void {
    if (isEnding) return;
    starting ??= Promise.resolve(prepare?.())
      .then(startWorker)
      .then(
        (worker) => {
          forget();
          return worker;
        },
        (error: unknown) => {
          // NotYet is logged where the app waits for its database.
          if (!(error instanceof NotYet)) log.warn("jobs-not-begun", { failure: failureText(error) });
          starting = null;
          schedule(RETRY_MS);
          return null;
        },
      );
  }
  function end(): Promise<void> {
    isEnding = true;
    forget();
    return (stopping ??= (starting ?? Promise.resolve(null)).then((worker) => worker?.stop(patienceMs)));
  }
}
