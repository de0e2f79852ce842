/** Registers the service worker of this build, once the page has loaded and needs the line no more. */
export function registerServiceWorker(): void {
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
  // The build's version in its address makes each build's worker a new one, which replaces the old caches.
  const register = () => navigator.serviceWorker.register(`/sw.js?build=${window.__remixManifest.version}`);
  if (document.readyState === "complete") void register();
  else window.addEventListener("load", () => void register(), { once: true });
}
