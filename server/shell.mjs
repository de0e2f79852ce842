import { AsyncLocalStorage } from "node:async_hooks";

/**
 * What this server and the app do for each other, typed in app/environment/server-shell.ts. The one thing that both find
 * without importing each other: the app is compiled by itself, and runs without a server in scripts and tests.
 */
export const shell = (globalThis.serverShell ??= {
  contexts: new AsyncLocalStorage(),
  closing: new Set(),
  ending: new Set(),
});
