/** Limits concurrency: runs at most `atOnce` works at a time, in the order of the calls. */
export function turns(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((begin) => waiting.push(begin));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next work in the queue takes this place.
      if (next) next();
      else running--;
    }
  };
}
