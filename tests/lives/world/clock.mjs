// Loaded into the server under test before everything else: its clock can be moved, long timers go by the moved clock,
// a query reaches the embedded database, which has no door of its own, another one can be taken away from it
// (database-door.mjs), and it is told how much is worked on. Time goes on at its own pace in between.

import { hasArguments, setAway } from "./database-door.mjs";

/** Shorter timers are pauses and deadlines within one answer, which nobody moves a clock through. */
const LONG_MS = 5_000;
/** Node knows none that is longer; the embedded database asks for some when its clock was moved. They are fired by the moved clock. */
const LONGEST_MS = 2 ** 31 - 1;

const RealDate = Date;
let moved = Number(process.env.LIVES_MOVED_MS ?? 0);
const now = () => RealDate.now() + moved;

// A proxy, as Date may also be called without `new`. PGlite's now() reads it, too.
globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args, self) => Reflect.construct(target, args.length ? args : [now()], self),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});

/** Timer → when it is due by the moved clock, and what it does. */
const waiting = new Map();

function moving(set, isRepeated) {
  const own = (work, ms = 0, ...args) => {
    if (!(ms >= LONG_MS) || hasArguments(args)) return set(work, ms, ...args);
    const run = () => {
      if (isRepeated) waiting.get(timer).due = now() + ms;
      else waiting.delete(timer);
      work(...args);
    };
    const timer = set(run, Math.min(ms, LONGEST_MS));
    waiting.set(timer, { due: now() + ms, fire: () => (isRepeated || clearTimeout(timer), run()) });
    return timer;
  };
  return Object.defineProperties(own, Object.getOwnPropertyDescriptors(set));
}

const forgetting = (clear) => (timer) => {
  waiting.delete(timer);
  clear(timer);
};

globalThis.setTimeout = moving(setTimeout, false);
globalThis.setInterval = moving(setInterval, true);
globalThis.clearTimeout = forgetting(clearTimeout);
globalThis.clearInterval = forgetting(clearInterval);

function moveTo(milliseconds) {
  // Set back, timers keep their distance.
  const back = Math.min(0, milliseconds - moved);
  for (const timer of waiting.values()) timer.due += back;
  moved = milliseconds;
  const due = [...waiting.values()].filter((timer) => timer.due <= now()).sort((a, b) => a.due - b.due);
  for (const { fire } of due) fire();
}

let embedded = null;
if (!process.env.DATABASE_URL) {
  const { PGlite } = await import("@electric-sql/pglite");
  const create = PGlite.create.bind(PGlite);
  PGlite.create = async (...args) => (embedded = await create(...args));
}

/**
 * Loaders and actions at work. One that waits for a vendor has left its place, and goes on when its client is gone: no
 * metric tells of it.
 */
let works = 0;

function countWorks() {
  const { slots } = globalThis.serverShell ?? {};
  if (!slots || slots.isCounted) return;
  const { hold } = slots;
  slots.isCounted = true;
  slots.hold = (id) => {
    const letGo = hold(id);
    works++;
    return () => {
      works--;
      letGo();
    };
  };
}

process.on("message", async ({ number, movedMs, query, isCounting, isAway }) => {
  try {
    if (isAway !== undefined) setAway(isAway);
    const asked = query === undefined ? [] : ((await embedded.exec(query)).at(-1)?.rows ?? []);
    // After what it finds in the database.
    if (movedMs !== undefined) moveTo(movedMs);
    if (isCounting) countWorks();
    const rows = isCounting ? [{ works }] : asked;
    process.send?.({ number, rows });
  } catch (error) {
    process.send?.({ number, failure: String(error) });
  }
});
// Listening keeps the channel open; the server must be able to end by itself.
process.channel?.unref();
