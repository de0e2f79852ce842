/** As many as go on beside each other: each takes processor time and memory for itself. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Long work begins when there is room for it, in the order in which it was asked for. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((begin) => waiting.push(begin));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // Whoever is next takes this place.
    if (next) next();
    else running--;
  }
}
