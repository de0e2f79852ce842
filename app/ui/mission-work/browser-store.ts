import { forgetPages } from "../offline/pages";
import { postChanges } from "./post-changes";
import { createWorkStore } from "./work-store";

/** Writing is sent when the person pauses, everything that waits every 30 seconds at the latest. */
const PAUSE_MS = 1_200;
const AT_LATEST_MS = 30_000;

export const workStore = createWorkStore({
  storage: () => window.localStorage,
  post: postChanges,
  now: () => Date.now(),
  onNewOwner: () => void forgetPages(),
});

let pause: ReturnType<typeof setTimeout> | undefined;

export function flushAfterPause(): void {
  clearTimeout(pause);
  pause = setTimeout(() => void workStore.flush(), PAUSE_MS);
}

/** Sends what waits: now and then, when the connection is back, and when the page is hidden. Returns how to stop. */
export function keepSending(): () => void {
  const timer = setInterval(() => workStore.hasUnsent() && void workStore.flush(), AT_LATEST_MS);
  const onOnline = () => void workStore.flush();
  const onStorage = () => workStore.reread();
  const onVisibility = () => {
    if (document.visibilityState === "hidden" && workStore.hasUnsent()) void workStore.flush({ isLeaving: true });
  };
  window.addEventListener("online", onOnline);
  window.addEventListener("storage", onStorage);
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    clearInterval(timer);
    window.removeEventListener("online", onOnline);
    window.removeEventListener("storage", onStorage);
    document.removeEventListener("visibilitychange", onVisibility);
  };
}
