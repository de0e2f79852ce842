/** Share that changes may take: each takes locks, and pages must open meanwhile. */
const SHARE_OF_CHANGES = 0.5;

/** Whether one more of a kind has room, with `taken` of each kind in `max`. */
export function hasRoom(kind, { read, change }, max) {
  if (read + change >= max) return false;
  return kind === "read" || change < Math.max(1, Math.floor(max * SHARE_OF_CHANGES));
}

/**
 * Turns of admitted requests: as many are worked on at once as there are connections to the database. More of them
 * would only wait for one within the app, and what each of them holds meanwhile would outlive V8's young generation.
 */
export class Turns {
  #max = Infinity;
  #taken = { read: 0, change: 0 };
  /** Those that have not begun, by their ids, the first one first. */
  #waiting = new Map();
  /** Kinds of those that have. */
  #begun = new Map();

  limit(max) {
    this.#max = max;
  }

  /** Calls `begin` now or later. */
  take(id, kind, begin) {
    this.#waiting.set(id, { kind, begin });
    this.#go();
  }

  /** Ends a turn, or the wait for it. */
  giveBack(id) {
    const kind = this.#begun.get(id);
    if (kind) this.#taken[kind] -= 1;
    this.#begun.delete(id);
    this.#waiting.delete(id);
    this.#go();
  }

  #go() {
    for (const [id, { kind, begin }] of this.#waiting) {
      if (!hasRoom(kind, this.#taken, this.#max)) continue;
      this.#waiting.delete(id);
      this.#begun.set(id, kind);
      this.#taken[kind] += 1;
      begin();
    }
  }
}
