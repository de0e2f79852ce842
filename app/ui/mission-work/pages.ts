import { isKept, PERSONAL_CACHES, type KeepMessage } from "../kit";

/** Has the service worker cache a fresh copy of a screen and all it needs, for use offline. */
export function keepPage(path: string): Promise<void> {
  return unlessRefused(async () => {
    if (!("serviceWorker" in navigator) || !isKept(path)) return;
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: path } satisfies KeepMessage);
  });
}

export function forgetPages(): Promise<void> {
  return unlessRefused(async () => {
    if (!("caches" in window)) return;
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(PERSONAL_CACHES)).map((name) => caches.delete(name)));
  });
}

/** Runs work that a browser may refuse though it has workers and caches: with cookies off, or without room. */
async function unlessRefused(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    // Refused: there is nothing to cache or to forget.
  }
}
