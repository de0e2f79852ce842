const FIRST_MS = 1_000;
const LONGEST_MS = 8_000;
/** Jitter, so that devices do not come back all at once after an outage. */
const SPREAD = 0.25;

export interface Retry {
  /** Call whenever `isNeeded` may have changed; retries while it holds. */
  check: () => void;
  stop: () => void;
}

// Backoff of 1, 2, 4 and then 8 s (± 25 %). The `online` event alone is not enough: Chromium fires none when the
// connection was lost before the page was loaded.
export function createRetry(
  isNeeded: () => boolean,
  attempt: () => Promise<unknown>,
  random: () => number = Math.random,
): Retry {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_MS;
  let isStopped = false;

  async function run(): Promise<void> {
    pause = Math.min(pause * 2, LONGEST_MS);
    await attempt();
    timer = undefined;
    check();
  }

  function check(): void {
    if (isStopped) return;
    if (!isNeeded()) {
      clearTimeout(timer);
      timer = undefined;
      pause = FIRST_MS;
    } else {
      timer ??= setTimeout(() => void run(), pause * (1 - SPREAD + 2 * SPREAD * random()));
    }
  }

  return {
    check,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
