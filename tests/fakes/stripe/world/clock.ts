/** The time in the fake's world, in whole seconds as Stripe counts it. */
export interface Clock {
  now(): number;
  set(at: Date): void;
  /** Performs something at a time of its own, for what fell due in between. */
  at<Result>(seconds: number, act: () => Result): Result;
}

/** A clock that stands still until it is set; `runs`: it goes on from there by itself, for people who try the app. */
export function createClock({ start, runs }: { start: Date; runs: boolean }): Clock {
  let base = start.getTime();
  let since = Date.now();
  let moment: number | null = null;
  return {
    now: () => moment ?? Math.floor((base + (runs ? Date.now() - since : 0)) / 1000),
    at(seconds, act) {
      moment = seconds;
      try {
        return act();
      } finally {
        moment = null;
      }
    },
    set(at) {
      base = at.getTime();
      since = Date.now();
    },
  };
}
