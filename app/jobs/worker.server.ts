import type PgBoss from "pg-boss";
import { makeBoss } from "~/db/jobs/boss.server";
import { onEnqueued } from "~/db/jobs/enqueue.server";
import { QUEUE_NAMES, type QueueName } from "~/db/jobs/queues";
import { MINUTE_MS, SECOND_MS } from "~/domain/durations";
import { failureText } from "~/http/failure-text";
import { log } from "~/log.server";
import { makeClock } from "./clock.server";
import { workThrough } from "./work-through.server";

/** How often a worker asks for what others have written; for what its own process writes it is woken. */
const ASK_MS = 10 * SECOND_MS;

export interface Worker {
  /** Begins nothing more, and waits for what has begun; what takes longer is begun anew by another worker. */
  stop: (patienceMs: number) => Promise<void>;
}

/** Works through the queues. Throws where there is no database, or one that is not migrated. */
export async function startWorker(): Promise<Worker> {
  const boss = await makeBoss();
  boss.on("error", (error) => log.warn("jobs-not-kept", { failure: failureText(error) }));
  await boss.start();
  const ending = new AbortController();
  const isEnding = () => ending.signal.aborted;
  const loops = QUEUE_NAMES.map((name) => keepWorking(name, boss, ending.signal));
  const writeDueJobs = makeClock();
  const clock = setInterval(tick, MINUTE_MS / 2);
  clock.unref();
  tick();
  return {
    async stop(patienceMs) {
      clearInterval(clock);
      ending.abort();
      for (const { wake } of loops) wake();
      await Promise.race([Promise.all(loops.map(({ ended }) => ended)), pause(patienceMs)]);
      await boss.stop({ graceful: false });
    },
  };

  function tick(): void {
    if (isEnding()) return;
    writeDueJobs(new Date()).catch((error: unknown) => log.warn("jobs-not-written", { failure: failureText(error) }));
  }
}

function keepWorking(name: QueueName, boss: PgBoss, ending: AbortSignal) {
  let wake = (): void => undefined;
  const forget = onEnqueued(() => wake());
  async function run(): Promise<void> {
    while (!ending.aborted) {
      let isWoken = false;
      const woken = new Promise<void>((resolve) => {
        wake = () => {
          isWoken = true;
          resolve();
        };
      });
      await workThrough(name, boss, () => ending.aborted).catch((error: unknown) =>
        log.warn("jobs-not-done", { queue: name, failure: failureText(error) }),
      );
      if (!isWoken && !ending.aborted) await Promise.race([woken, pause(ASK_MS)]);
    }
    forget();
  }
  return { ended: run(), wake: () => wake() };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
