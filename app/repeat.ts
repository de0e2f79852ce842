/**
 * Runs `work` after `firstMs`, then `everyMs` after each end, so that it never overlaps with itself. A failure is
 * reported and the next run comes all the same. The timers are unref'd.
 */
export function repeat(
  work: () => Promise<void>,
  { firstMs, everyMs, onFailure }: { firstMs: number; everyMs: number; onFailure: (error: unknown) => void },
): void {
  const schedule = (milliseconds: number) => {
    setTimeout(
      () =>
        void work()
          .catch(onFailure)
          .finally(() => schedule(everyMs)),
      milliseconds,
    ).unref();
  };
  schedule(firstMs);
}
