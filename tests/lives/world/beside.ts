import { freePort } from "../../runner/free-port.mjs";
import { startProcess, type Kind, type Server } from "./server";

/** A generator of whole numbers, the same from each seed on (Numerical Recipes). */
const next = (seed: number): number => (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;

/** Other processes on the same database: a second server, with which the first takes turns, and a worker. */
export class Beside {
  #processes = new Map<Kind, Server>();
  #port = 0;
  #turn = 0;

  has = (kind: Kind): boolean => this.#processes.has(kind);

  /** The second server's port; null: there is none. */
  get port(): number | null {
    return this.has("server") ? this.#port : null;
  }

  /** Whether the next request goes to the second server. */
  takesNext(): boolean {
    if (!this.has("server")) return false;
    this.#turn = next(this.#turn);
    return this.#turn >= 2 ** 31;
  }

  async start(
    kind: Kind,
    { environment, movedMs, turn }: { environment: Record<string, string>; movedMs: number; turn: number },
  ): Promise<void> {
    if (this.has(kind)) return;
    const port = await freePort();
    this.#processes.set(kind, await startProcess(kind, { ...environment, PORT: String(port) }, movedMs));
    if (kind !== "server") return;
    this.#port = port;
    this.#turn = turn;
  }

  async stop(kind: Kind, signal: NodeJS.Signals): Promise<void> {
    const stopped = this.#processes.get(kind);
    this.#processes.delete(kind);
    await stopped?.stop(signal);
  }

  /** Nobody beside the first any more. */
  async clear(): Promise<void> {
    for (const kind of [...this.#processes.keys()]) await this.stop(kind, "SIGKILL");
  }

  async move(to: number): Promise<void> {
    await Promise.all([...this.#processes.values()].map((process) => process.move(to)));
  }

  async setAway(isAway: boolean): Promise<void> {
    await Promise.all([...this.#processes.values()].map((process) => process.setAway(isAway)));
  }

  async countWorks(): Promise<number> {
    const counts = await Promise.all([...this.#processes.values()].map((process) => process.countWorks()));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  takeOutput = (): string => [...this.#processes.values()].map((process) => process.takeOutput()).join("");
}
