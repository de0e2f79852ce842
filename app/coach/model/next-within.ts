import { ModelFailed } from "./fault";

/** The next value, unless it takes longer than `patienceMs` or the signal aborts first; then throws ModelFailed. */
export async function nextWithin<Value>(
  values: AsyncIterator<Value, undefined>,
  patienceMs: number,
  signal: AbortSignal,
): Promise<IteratorResult<Value, undefined>> {
  if (signal.aborted) throw new ModelFailed("stopped");
  let letGo = () => {};
  const end = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new ModelFailed("late")), Math.max(0, patienceMs));
    const stop = () => reject(new ModelFailed("stopped"));
    signal.addEventListener("abort", stop);
    letGo = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
    };
  });
  try {
    return await Promise.race([values.next(), end]);
  } finally {
    letGo();
  }
}
