const STEP_MS = 100;
const LONGEST_STEP_MS = 150;

/**
 * Clock that counts the ms in which this process could read replies: a blocked event loop adds one step. Runs only
 * while there are listeners.
 */
export function createAwakeTime() {
  const listeners = new Set<(now: number) => void>();
  let awake = 0;
  let timer: NodeJS.Timeout | undefined;
  let immediate: NodeJS.Immediate | undefined;

  function waitAStep(): void {
    const since = performance.now();
    timer = setTimeout(() => {
      awake += Math.min(Math.round(performance.now() - since), LONGEST_STEP_MS);
      waitAStep();
      // Timers fire before I/O that arrived meanwhile is read, so listeners run after it.
      immediate = setImmediate(() => listeners.forEach((listener) => listener(awake)));
    }, STEP_MS);
  }

  function stopListening(listener: (now: number) => void): void {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    clearImmediate(immediate);
  }

  return {
    now: () => awake,
    /** Calls `listener` at each step; returns the unsubscribe. */
    listen(listener: (now: number) => void): () => void {
      if (listeners.size === 0) waitAStep();
      listeners.add(listener);
      return () => stopListening(listener);
    },
  };
}
