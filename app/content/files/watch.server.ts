import { readdirSync, watch, type FSWatcher } from "node:fs";
import { join } from "node:path";

/** Debounce: editors write in several steps (a temporary copy, a rename, the times). */
const SETTLED_MS = 50;

/** Never runs `onChange` twice at once. Watches folders: a replaced file is a new one. Returns what stops watching. */
export function watchContent(contentDir: string, onChange: () => Promise<void>): () => void {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;

  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), SETTLED_MS);
  };
  const run = async () => {
    if (isRunning) return settle();
    isRunning = true;
    // Before the content is read, so that the new watchers, too, report what changes after that.
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
      // A deleted folder is an error on some systems; its parent reports it, too.
      watchers.set(folder, watch(folder, { persistent: false }, settle).on("error", settle));
    }
  };
  follow();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

function listFolders(contentDir: string): string[] {
  const entries = readdirSync(contentDir, { recursive: true, withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
  return [contentDir, ...below];
}
