/** Begins the names of the caches that hold a person's pages; public/sw.js uses the same. */
const PAGES = "pages-";

/** Screens that can be read without a connection once they were open. */
const KEPT = /^\/(?:home|quests|mappe|mission\/[^/]+)$/;

/** Lets the service worker keep a fresh copy of a screen, with everything it needs, for the time without a connection. */
export async function keepPage(path: string): Promise<void> {
  if (!("serviceWorker" in navigator) || !KEPT.test(path)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: path });
}

/** Removes all copies of a person's pages. */
export async function forgetPages(): Promise<void> {
  if (!("caches" in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PAGES)).map((name) => caches.delete(name)));
}
