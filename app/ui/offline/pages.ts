import { isKept, PERSONAL_CACHES, type KeepMessage } from "./kept";

/** Has the service worker cache a fresh copy of a screen and all it needs, for use offline. */
export async function keepPage(path: string): Promise<void> {
  if (!("serviceWorker" in navigator) || !isKept(path)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: path } satisfies KeepMessage);
}

export async function forgetPages(): Promise<void> {
  if (!("caches" in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PERSONAL_CACHES)).map((name) => caches.delete(name)));
}
