import { useSyncExternalStore } from "react";

/** Chromium's event, missing in TypeScript's library: opens the browser's own dialog for installing the app. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

/** Ways to install: the browser's own dialog, or Safari's share sheet. Null: installed already, or no way known. */
export type InstallWay = "prompt" | "share-sheet" | null;

let offered: InstallPrompt | null = null;
const listeners = new Set<() => void>();

const isInstallPrompt = (event: Event): event is InstallPrompt =>
  "prompt" in event && typeof event.prompt === "function";

function offer(next: InstallPrompt | null): void {
  offered = next;
  for (const listener of listeners) listener();
}

// Listens at once, as the browser offers it a single time, often before anything is shown.
if (typeof window !== "undefined") {
  window.addEventListener("beforeinstallprompt", (event) => {
    if (!isInstallPrompt(event)) return;
    // Suppresses the browser's bar over the first page, to ask at a better moment.
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
  // `standalone` exists only in Safari on iPhones and iPads: false in a tab, true from the home screen.
  return "standalone" in navigator && navigator.standalone === false ? "share-sheet" : null;
}

export const useInstallWay = (): InstallWay => useSyncExternalStore(subscribe, currentWay, () => null);

/** Opens the dialog; an offer can be used once. */
export async function askToInstall(): Promise<void> {
  const asked = offered;
  offer(null);
  await asked?.prompt();
}
