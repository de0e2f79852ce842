import { deviceStorage } from "../kit";
import { forgetPages } from "../offline/pages";
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
  onNewOwner: () => void forgetPages(),
});

let pause: ReturnType<typeof setTimeout> | undefined;

export function flushAfterPause(): void {
  clearTimeout(pause);
  pause = setTimeout(() => void workStore.flush(), PAUSE_MS);
}

/** Flushes with backoff after a failure, every 30 s, on `online`, and when the tab is shown or hidden. Returns stop. */
export function keepSending(): () => void {
  const retry = createRetry(() => workStore.saving() === "late", workStore.flush);
  const unsubscribe = workStore.subscribe(retry.check);
  const timer = setInterval(() => workStore.hasUnsent() && void workStore.flush(), AT_LATEST_MS);
  const onOnline = () => void workStore.flush();
  const onStorage = () => workStore.reread();
  const onVisibility = () => {
    if (workStore.hasUnsent()) void workStore.flush({ isLeaving: document.visibilityState === "hidden" });
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!workStore.hasUnsent() || workStore.isKept()) return;
    event.preventDefault();
    // Safari 16 and Chrome 109 ask for this alone.
    event.returnValue = "";
  };
  window.addEventListener("beforeunload", onUnload);
  window.addEventListener("online", onOnline);
  window.addEventListener("storage", onStorage);
  document.addEventListener("visibilitychange", onVisibility);
  retry.check();
  return () => {
    retry.stop();
    unsubscribe();
    clearInterval(timer);
    window.removeEventListener("beforeunload", onUnload);
    window.removeEventListener("online", onOnline);
    window.removeEventListener("storage", onStorage);
    document.removeEventListener("visibilitychange", onVisibility);
  };
}
