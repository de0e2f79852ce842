import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Shared object of this server and the app, typed in app/environment/server-shell.ts. Both find it without importing
 * each other: the app is compiled by itself, and runs without a server in scripts and tests.
 */
export const shell = (globalThis.serverShell ??= {
  contexts: new AsyncLocalStorage(),
  closing: new Set(),
  ending: new Set(),
});
