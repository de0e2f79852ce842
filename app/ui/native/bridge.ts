import { App } from "@capacitor/app";
import { handOverFiles } from "./files";
import { listenToPushes } from "./push";

/** Connects this page to the phone's system: the back button, links that lead here, messages and files. */
export async function listenToPhone(): Promise<void> {
  await App.addListener("backButton", ({ canGoBack }) => {
    if (canGoBack) window.history.back();
    else void App.exitApp();
  });
  await App.addListener("appUrlOpen", ({ url }) => {
    const path = pathHere(url, window.location.origin);
    if (path) window.location.assign(path);
  });
  await listenToPushes();
  await handOverFiles();
}

/** The path of an address of this origin; null for any other. */
function pathHere(address: string, origin: string): string | null {
  try {
    const url = new URL(address);
    return url.origin === origin ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}
