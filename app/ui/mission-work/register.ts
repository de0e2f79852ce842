import { onceLoaded } from "../kit/page/once-loaded";

/** Registers the service worker. Without a connection the next page retries. */
export function registerServiceWorker(): void {
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
  // The version in the address makes each build's worker a new one, which replaces the old caches.
  const address = `/sw.js?build=${window.__remixManifest.version}`;
  onceLoaded(() => void navigator.serviceWorker.register(address).catch(() => undefined));
}
