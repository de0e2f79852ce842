/** Runs `work` after `firstMs`, then `everyMs` after each end or failure: runs never overlap. Timers are unref'd. */
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
