/**
 * Node's own fetch, read before Remix replaces it, which it does once the app is loaded: when a call is aborted in the
 * middle of its answer, Remix's fetch rejects a promise that no code handles, which ends the process.
 */
export const nativeFetch = globalThis.fetch;
