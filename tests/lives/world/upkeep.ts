/** In which the queue may go without it: half a day. */
const PAUSE_MS = 12 * 3_600_000;

const NOW = "update pgboss.version set maintained_on = null";
const LATER = "update pgboss.version set maintained_on = timestamptz '2100-01-01'";

/**
 * When the queue looks after itself: takes up what was left behind, archives what is done, deletes what is old. By its own
 * timer it would at each move of the clock, with three transactions that change nothing: a quarter of all a life asks the
 * database. So it is put off, but for half a day at most, and not while something is left behind.
 */
export class Upkeep {
  #lastAt: number | null = null;
  #isPutOff = false;
  #isLeftBehind = false;

  /** Nothing was looked after yet. */
  begin(): void {
    this.#lastAt = null;
    this.#isPutOff = false;
    this.#isLeftBehind = false;
  }

  noteLeftBehind(isThere: boolean): void {
    this.#isLeftBehind = isThere;
  }

  /** The statement that belongs before a move of the clock to `at`; null: none. */
  before(at: number): string | null {
    const isDue = this.#lastAt === null || this.#isLeftBehind || Math.abs(at - this.#lastAt) > PAUSE_MS;
    if (isDue) {
      this.#lastAt = at;
      this.#isPutOff = false;
      return NOW;
    }
    const change = this.#isPutOff ? null : LATER;
    this.#isPutOff = true;
    return change;
  }
}
