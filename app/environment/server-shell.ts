import { AsyncLocalStorage } from "node:async_hooks";

/** The server's facts about the current HTTP request; a client can set none of them. */
export interface RequestContext {
  /** Id in the log, in X-Request-Id and on error pages. */
  id: string;
  /** Address of the client, past our own proxies; null when unknown. */
  address: string | null;
  /** Slot among the concurrent requests; null for requests that need none. */
  slot: string | null;
  /** Seconds until the rate limit that refused the request allows it again. */
  pause?: number;
}

/** Counters. Their kinds are stated in code, never taken from a client's input. */
export type Counted =
  | "problems"
  | "mails"
  | "coach_answers"
  | "coach_tokens"
  | "payments"
  | "jobs"
  | "notices"
  | "pushes";

/** Slots of concurrently handled requests (server/admission). */
export interface RequestSlots {
  /**
   * max: slots; atOnce: how many of them are worked on at the same time; maxBodyBytes: the largest body of any route; a
   * body is read completely before its request takes a slot.
   */
  configure(settings: {
    max: number;
    atOnce: number;
    maxBodyBytes: number;
    renderBusy: () => { html: string; policy: string };
  }): void;
  hold(id: string): () => void;
  leave(id: string): void;
  isFull: () => boolean;
}

/**
 * Interface between the server process (server/preload.mjs) and the app. Optional members are missing where the app
 * runs without that server: in a worker, a script or a test.
 */
export interface ServerShell {
  contexts: AsyncLocalStorage<RequestContext>;
  /** Set by the server. */
  slots?: RequestSlots | undefined;
  /** Set by the server where METRICS_TOKEN is (server/metrics). */
  metrics?: { count: (what: Counted, kind: string, by?: number) => void } | undefined;
  /** Set by the server where there is no DATABASE_URL (server/embedded-module.mjs). */
  embeddedModule?: Promise<WebAssembly.Module | undefined>;
  /** Filled by the app; awaited before the process exits, the last one first. */
  closing: Set<() => Promise<void>>;
  /** Filled by the app; called as soon as the process is told to end, while answers may still be finished. */
  ending: Set<() => void>;
  /** Set by the app for the metrics endpoint: answers of the coach that are being written. */
  countOpenAnswers?: () => number;
  /** Set by the app for the metrics endpoint. */
  readJobDepth?: () => Promise<{ waiting: number; oldestSeconds: number; failed: number } | null>;
}

declare global {
  var serverShell: ServerShell | undefined;
}

/** One shell per process, also when the development server imports a new build. */
export const serverShell = (): ServerShell =>
  (globalThis.serverShell ??= { contexts: new AsyncLocalStorage(), closing: new Set(), ending: new Set() });
