/**
 * Node's own, read before Remix puts another one in its place, which it does once the app is loaded: when a call is stopped
 * in the middle of its answer, that one rejects a promise that nobody has, which ends the process.
 */
export const nativeFetch = globalThis.fetch;
