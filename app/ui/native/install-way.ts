import { useSyncExternalStore } from "react";

/** Chromium's event, which TypeScript's library lacks: asks, by the browser's own dialog, whether to install. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

/** By the browser's own dialog, by hand from Safari's share sheet, or not: installed already, or no way known. */
export type InstallWay = "prompt" | "share-sheet" | null;

let offered: InstallPrompt | null = null;
const listeners = new Set<() => void>();

const isInstallPrompt = (event: Event): event is InstallPrompt =>
  "prompt" in event && typeof event.prompt === "function";

function offer(next: InstallPrompt | null): void {
  offered = next;
  for (const listener of listeners) listener();
}

// At once, as the browser offers it a single time, often before anything of it is shown.
if (typeof window !== "undefined") {
  window.addEventListener("beforeinstallprompt", (event) => {
    if (!isInstallPrompt(event)) return;
    // Asked for at a good moment, not by a bar over the first page.
    event.preventDefault();
    offer(event);
  });
  window.addEventListener("appinstalled", () => offer(null));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function currentWay(): InstallWay {
  if (window.matchMedia("(display-mode: standalone)").matches || "Capacitor" in window) return null;
  if (offered) return "prompt";
  // Only Safari on iPhones and iPads has it: false in a tab, true from the home screen.
  return "standalone" in navigator && navigator.standalone === false ? "share-sheet" : null;
}

export const useInstallWay = (): InstallWay => useSyncExternalStore(subscribe, currentWay, () => null);

/** An offer is good for one question. */
export async function askToInstall(): Promise<void> {
  const asked = offered;
  offer(null);
  await asked?.prompt();
}
