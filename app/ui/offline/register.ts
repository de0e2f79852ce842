import { onceLoaded } from "../frame/once-loaded";

/** Registers the service worker of this build, once the page has loaded; without a connection the next page tries again. */
export function registerServiceWorker(): void {
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
  // The build's version in its address makes each build's worker a new one, which replaces the old caches.
  const address = `/sw.js?build=${window.__remixManifest.version}`;
  onceLoaded(() => void navigator.serviceWorker.register(address).catch(() => undefined));
}
