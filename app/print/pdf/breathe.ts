import { setImmediate } from "node:timers/promises";

/** Longer than this nobody else waits for a sheet. */
const SLICE_MS = 6;

export type Breathe = () => Promise<void>;

/** Between two steps of long work: lets all others go on when it has taken its slice. */
export function breather(): Breathe {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
