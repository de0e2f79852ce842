import type PgBoss from "pg-boss";
import { makeBoss } from "~/db/jobs/boss.server";
import { onEnqueued } from "~/db/jobs/enqueue.server";
import { QUEUE_NAMES, type QueueName } from "~/db/jobs/queues";
import { MINUTE_MS, SECOND_MS } from "~/domain/time/durations";
import { failureText } from "~/environment/failure-text";
import { log } from "~/environment/log.server";
import { makeClock } from "./clock.server";
import { logNotDone, QUEUE_WORK } from "./work-through.server";

/** Polling interval for jobs of other processes; those of its own process wake it. */
const ASK_MS = 10 * SECOND_MS;

export interface Worker {
  /** Takes no more jobs and waits for running ones; another worker starts those again that take longer. */
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
  const work = QUEUE_WORK[name](boss);
  async function run(): Promise<void> {
    while (!ending.aborted) {
      let isWoken = false;
      const woken = new Promise<void>((resolve) => {
        wake = () => {
          isWoken = true;
          resolve();
        };
      });
      await work.fetchAll(() => ending.aborted).catch((error: unknown) => logNotDone(name, error));
      if (!isWoken && !ending.aborted) await Promise.race([woken, pause(ASK_MS)]);
    }
    forget();
    await work.idle();
  }
  return { ended: run(), wake: () => wake() };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
