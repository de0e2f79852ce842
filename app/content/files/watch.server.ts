import { watch, type FSWatcher } from "node:fs";
import { join } from "node:path";
import { listEntries } from "./folder-entries.server";

/** Debounce: editors write in several steps (a temporary copy, a rename, the times). */
const SETTLED_MS = 50;

/**
 * Runs `onChange` after edits, never twice at once. Watches folders, as a replaced file is a new one. Returns a
 * function that stops watching.
 */
export function watchContent(contentDir: string, onChange: () => Promise<void>): () => void {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;

  const waitForQuiet = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), SETTLED_MS);
  };
  const run = async () => {
    if (isRunning) return waitForQuiet();
    isRunning = true;
    // Watch new folders before reading the content, so that changes during the reading are reported.
    follow();
    await onChange().finally(() => (isRunning = false));
  };
  const follow = () => {
    const folders = new Set(listFolders(contentDir));
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) {
      if (watchers.has(folder)) continue;
      // Deleting a folder is an error of its watcher on some systems; the parent's watcher reports it, too.
      watchers.set(folder, watch(folder, { persistent: false }, waitForQuiet).on("error", waitForQuiet));
    }
  };
  follow();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

function listFolders(contentDir: string): string[] {
  const below = listEntries(contentDir).filter(({ kind }) => kind === "folder");
  return [contentDir, ...below.map(({ path }) => join(contentDir, path))];
}
