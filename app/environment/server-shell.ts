import { AsyncLocalStorage } from "node:async_hooks";

/** What the server knows of the current HTTP request; none of it can be sent by a client. */
export interface RequestContext {
  /** Names it in the log, in X-Request-Id and on the page of a failure. */
  id: string;
  /** Of the client, past the proxies that are ours; null when nobody knows. */
  address: string | null;
  /** Its place among the requests that are worked on at once; null for those that need none. */
  slot: string | null;
  /** Seconds until what it was refused for goes on. */
  pause?: number;
}

/** What is counted while it happens, each by kinds that the code states: never by what a person or a stranger has sent. */
export type Counted =
  "problems" | "mails" | "coach_answers" | "coach_tokens" | "payments" | "jobs" | "notices" | "pushes";

/** Room for the requests that are worked on at once (server/admission). */
export interface RequestSlots {
  /** maxBodyBytes: the most that any route takes; such a body is there before its request takes a slot. */
  configure(settings: { max: number; maxBodyBytes: number; renderBusy: () => { html: string; policy: string } }): void;
  hold(id: string): () => void;
  leave(id: string): void;
  isFull: () => boolean;
}

/**
 * What the server before the app (server/preload.mjs) and the app do for each other. What is optional is missing where the
 * app runs without that server: in a worker, a script or a test.
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
  /** Set by the app, for whoever reads the metrics. */
  readJobDepth?: () => Promise<{ waiting: number; oldestSeconds: number; failed: number } | null>;
}

declare global {
  var serverShell: ServerShell | undefined;
}

/** One per process, also when the development server imports a new build. */
export const serverShell = (): ServerShell =>
  (globalThis.serverShell ??= { contexts: new AsyncLocalStorage(), closing: new Set(), ending: new Set() });
