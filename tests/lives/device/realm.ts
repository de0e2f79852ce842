import vm from "node:vm";
import type * as pageModule from "./page";
import type { Worker } from "./worker";

export type Page = typeof pageModule;

/** What a document has around it. */
interface Surroundings {
  origin: string;
  localStorage: Storage;
  worker: Worker;
  /** By the device's own clock, which may be wrong. */
  now: () => number;
  fetch: (request: Request) => Promise<Response>;
  /** What the page complains of on its console. */
  warn: (words: string) => void;
}

type Listener = (event: Record<string, unknown>) => void;

/** The memory of one document: its globals, listeners and timers, which go with it. */
export class Realm {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #timers = new Map<number, { dueMs: number; run: () => void; everyMs: number | null }>();
  readonly #inFlight = new Set<Promise<unknown>>();
  readonly #context: vm.Context;
  readonly #now: () => number;
  readonly #document = {
    visibilityState: "visible",
    querySelectorAll: () => [],
    ...this.#target(),
  };
  #nextTimer = 1;

  constructor({ origin, localStorage, worker, now, fetch, warn }: Surroundings) {
    this.#now = now;
    const window = {
      ...this.#target(),
      ...{ localStorage, sessionStorage: new Map<string, string>(), caches: worker.caches },
      ...{ document: this.#document, console: { warn } },
      navigator: {
        serviceWorker: {
          ready: Promise.resolve({ active: { postMessage: (data: unknown) => worker.hearMessage(data) } }),
        },
      },
      ...{ AbortSignal, TextEncoder, URL, URLSearchParams },
      fetch: (path: string, init: RequestInit) => this.#follow(fetch(new Request(new URL(path, origin), init))),
      setTimeout: (run: () => void, ms: number) => this.#setTimer(run, ms, null),
      setInterval: (run: () => void, ms: number) => this.#setTimer(run, ms, ms),
      clearTimeout: (timer: number) => void this.#timers.delete(timer),
      clearInterval: (timer: number) => void this.#timers.delete(timer),
    };
    this.#context = vm.createContext(Object.assign(window, { window }));
    vm.runInContext("Date", this.#context).now = now;
  }

  #target() {
    return {
      addEventListener: (type: string, listener: Listener) => {
        this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener));
      },
      removeEventListener: (type: string, listener: Listener) => void this.#listeners.get(type)?.delete(listener),
    };
  }

  #setTimer(run: () => void, ms: number, everyMs: number | null): number {
    const timer = this.#nextTimer++;
    this.#timers.set(timer, { dueMs: this.#now() + ms, run, everyMs });
    return timer;
  }

  #follow<Value>(work: Promise<Value>): Promise<Value> {
    const done = work.finally(() => this.#inFlight.delete(done));
    this.#inFlight.add(done);
    return done;
  }

  /** Runs the client; its modules. */
  start(script: vm.Script): Page {
    script.runInContext(this.#context);
    return this.#context.page;
  }

  /** Runs a script that stands in a page. */
  runInline = (text: string): void => void vm.runInContext(text, this.#context);

  fire(type: string, event: Record<string, unknown> = {}): void {
    for (const listener of this.#listeners.get(type) ?? []) listener({ type, ...event });
  }

  setVisibility(state: "visible" | "hidden"): void {
    this.#document.visibilityState = state;
    this.fire("visibilitychange");
  }

  /** Lets what is due within so many milliseconds happen, once each. */
  runTimers(withinMs: number): void {
    const due = [...this.#timers].filter(([, { dueMs }]) => dueMs <= this.#now() + withinMs);
    for (const [timer, { run, everyMs }] of due.toSorted(([, a], [, b]) => a.dueMs - b.dueMs)) {
      if (everyMs === null) this.#timers.delete(timer);
      else this.#timers.set(timer, { dueMs: this.#now() + everyMs, run, everyMs });
      run();
    }
  }

  /** The document goes: nothing of it happens any more. */
  close(): void {
    this.#timers.clear();
    this.#listeners.clear();
  }

  /** Until all that was asked for is answered, and taken in. */
  async idle(): Promise<void> {
    do {
      await Promise.allSettled(this.#inFlight);
      await new Promise((taken) => setImmediate(taken));
    } while (this.#inFlight.size > 0);
  }
}
