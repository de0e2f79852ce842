import { Capacitor } from "@capacitor/core";
import { Directory, Filesystem } from "@capacitor/filesystem";
import { Share } from "@capacitor/share";
import { PREPARING_FILE, UNSHARED_FILE } from "~/domain/account/native-app";
import { fileName } from "./file-name";
import { showToast } from "./show-toast";

/** A folder in the app's private cache, emptied at the next start. */
const FOLDER = { path: "downloads", directory: Directory.Cache };

let isBusy = false;

/** Hands linked files to the phone, which opens, saves or prints them: the app's web view saves no downloads. */
export async function handOverFiles(): Promise<void> {
  // An app from a store may be older than the page it shows.
  if (!["Filesystem", "Share"].every((plugin) => Capacitor.isPluginAvailable(plugin))) return;
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[download]") : null;
    if (!link || new URL(link.href).origin !== window.location.origin) return;
    event.preventDefault();
    void handOver(link.href);
  });
  await Filesystem.rmdir({ ...FOLDER, recursive: true }).catch(() => undefined);
}

async function handOver(href: string): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  showToast(PREPARING_FILE);
  try {
    const answer = await fetch(href);
    const disposition = answer.headers.get("Content-Disposition");
    // Without that header it is a page: an error, or the login.
    if (!answer.ok || !disposition) throw new Error(`no file: ${answer.status}`);
    const path = `${FOLDER.path}/${fileName(disposition)}`;
    const data = await inBase64(await answer.blob());
    const { uri } = await Filesystem.writeFile({ ...FOLDER, path, data, recursive: true });
    // Rejects as well when the person closes the share sheet.
    await Share.share({ files: [uri] }).catch(() => undefined);
  } catch {
    showToast(UNSHARED_FILE);
  } finally {
    isBusy = false;
  }
}

async function inBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const CHUNK = 0x8000;
  let text = "";
  for (let from = 0; from < bytes.length; from += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(from, from + CHUNK));
  }
  return btoa(text);
}
