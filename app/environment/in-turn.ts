/** Lets as many works go on beside each other as there is room for, in the order in which they were asked for. */
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
      // Whoever is next takes this place.
      if (next) next();
      else running--;
    }
  };
}
