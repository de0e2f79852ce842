import { deviceStorage } from "../kit";
import { forgetPages } from "./pages";
import { postChanges } from "./post-changes";
import { createRetry } from "./retry";
import { createWorkStore } from "./work-store";

/** Typing is debounced, and flushed at the latest every 30 seconds. */
const PAUSE_MS = 1_200;
const AT_LATEST_MS = 30_000;

export const workStore = createWorkStore({
  storage: deviceStorage,
  post: postChanges,
  now: () => Date.now(),
  forgetPages,
});

let pause: ReturnType<typeof setTimeout> | undefined;

export function flushAfterPause(): void {
  clearTimeout(pause);
  pause = setTimeout(() => void workStore.flush(), PAUSE_MS);
}

/**
 * Flushes with backoff after a failure, every 30 s, on `online`, and when the tab is shown or hidden. `onOwnerGone`:
 * another tab has logged out or logged in another person. Returns a function that stops it.
 */
export function keepSending(onOwnerGone: () => void): () => void {
  const retry = createRetry(() => workStore.saving() === "late", workStore.flush);
  const unsubscribe = workStore.subscribe(retry.check);
  const timer = setInterval(() => workStore.hasUnsent() && void workStore.flush(), AT_LATEST_MS);
  const onOnline = () => void workStore.flush();
  const reread = (key: string | null) => {
    if (!workStore.reread(key)) onOwnerGone();
  };
  const onStorage = (event: StorageEvent) => reread(event.key);
  // A page restored from the browser's history has missed all storage events.
  const onShow = (event: PageTransitionEvent) => event.persisted && reread("");
  const onVisibility = () => {
    if (workStore.hasUnsent()) void workStore.flush({ isLeaving: document.visibilityState === "hidden" });
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!workStore.hasUnsent() || workStore.isKept()) return;
    event.preventDefault();
    // Safari 16 and Chrome 109 obey this property only.
    event.returnValue = "";
  };
  window.addEventListener("beforeunload", onUnload);
  window.addEventListener("online", onOnline);
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", onShow);
  document.addEventListener("visibilitychange", onVisibility);
  retry.check();
  return () => {
    retry.stop();
    unsubscribe();
    clearInterval(timer);
    window.removeEventListener("beforeunload", onUnload);
    window.removeEventListener("online", onOnline);
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onShow);
    document.removeEventListener("visibilitychange", onVisibility);
  };
}
