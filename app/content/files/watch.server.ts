import { readdirSync, watch, type FSWatcher } from "node:fs";
import { join } from "node:path";

/** Editors write in several steps: a copy aside, a rename, the times. */
const SETTLED_MS = 50;

/**
 * Calls `onChange` after each change below the folder, never twice at once. Watches folders, not files: a file that is
 * replaced is another one. Returns what ends it.
 */
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
    // Before the content is read: what changes after that is told by the new watchers, too.
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
      // A folder that goes is an error on some systems; its parent tells, too.
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
