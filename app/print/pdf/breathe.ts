import { setImmediate } from "node:timers/promises";

/** Longest time slice that a sheet may block other requests. */
const SLICE_MS = 6;

export type Breathe = () => Promise<void>;

/** Called between two steps of long work: yields to other requests once the time slice is used up. */
export function breather(): Breathe {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
