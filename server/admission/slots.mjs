import { hasRoom, Turns } from "./turns.mjs";

// Longest wait of a request. With 200 clients and a database that takes 500 ms, as many were answered with 0.5 s as
// with 1 s, in two thirds of the time; with no wait clients retry five times as often, and of a burst of 100 fewer than
// half as many were answered.
const WAIT_MS = 500;
// Beyond this wait the server is overloaded, and the newest request is served first: under the same load the median of
// answered requests was 1.2 s, against 2.8 s in order of arrival.
const LATE_MS = 250;
const WAITING_PER_SLOT = 10;

/** Bounds the requests in flight: a burst may wait for a moment, so that admitted requests are answered soon. */
export class Slots {
  #max = Infinity;
  #turns = new Turns();
  #taken = { read: 0, change: 0 };
  #waiting = [];
  #lastId = 0;
  #slots = new Map();

  /** `max` are admitted, `atOnce` of them worked on. */
  limit(max, atOnce = max) {
    this.#max = max;
    this.#turns.limit(atOnce);
  }

  get inUse() {
    return this.#taken.read + this.#taken.change;
  }

  get waiting() {
    return this.#waiting.length;
  }

  get isFull() {
    return this.#waiting.length > 0;
  }

  /**
   * Calls `enter(id)` now or later, or `refuse()`. The returned function must be called once answered, or when the
   * client is gone.
   */
  ask({ kind, enter, refuse }) {
    const asked = { kind, enter, since: performance.now(), timer: undefined, id: undefined };
    if (this.#hasRoom(kind)) this.#start(asked);
    else if (this.#waiting.length >= WAITING_PER_SLOT * this.#max) refuse();
    else {
      this.#waiting.push(asked);
      asked.timer = setTimeout(() => {
        this.#stopWaiting(asked);
        refuse();
      }, WAIT_MS);
    }
    return () => (asked.id ? this.#end(asked.id) : this.#stopWaiting(asked));
  }

  /** Keeps a slot while a loader or an action works for it, whether or not its client is still there. */
  hold(id) {
    const slot = this.#slots.get(id);
    if (!slot) return () => undefined;
    slot.works += 1;
    return () => {
      slot.works -= 1;
      this.#settle(id, slot);
    };
  }

  /** Frees the slot of a request that goes on waiting for something with a bound of its own. */
  leave(id) {
    const slot = this.#slots.get(id);
    if (!slot) return;
    slot.works = 0;
    this.#end(id);
  }

  #hasRoom(kind) {
    return hasRoom(kind, this.#taken, this.#max);
  }

  #start(asked) {
    const id = (asked.id = String(++this.#lastId));
    this.#taken[asked.kind] += 1;
    this.#slots.set(id, { kind: asked.kind, works: 0, isOver: false });
    this.#turns.take(id, asked.kind, () => asked.enter(id));
  }

  #stopWaiting(asked) {
    clearTimeout(asked.timer);
    const at = this.#waiting.indexOf(asked);
    if (at !== -1) this.#waiting.splice(at, 1);
  }

  #end(id) {
    const slot = this.#slots.get(id);
    if (!slot) return;
    slot.isOver = true;
    this.#settle(id, slot);
  }

  #settle(id, slot) {
    if (!slot.isOver || slot.works > 0 || !this.#slots.delete(id)) return;
    this.#taken[slot.kind] -= 1;
    this.#turns.giveBack(id);
    const next = this.#next();
    if (!next) return;
    this.#stopWaiting(next);
    this.#start(next);
  }

  #next() {
    const [oldest] = this.#waiting;
    const isLate = oldest !== undefined && performance.now() - oldest.since > LATE_MS;
    const mayEnter = ({ kind }) => this.#hasRoom(kind);
    return isLate ? this.#waiting.findLast(mayEnter) : this.#waiting.find(mayEnter);
  }
}
