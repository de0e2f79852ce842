/**
 * Does a work first after `firstMs`, then again `everyMs` after it has ended, so that it never overlaps with itself. A
 * failure is told and the next turn comes all the same. Keeps no process alive.
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
