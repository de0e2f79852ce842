import { mkdirSync, watch } from "node:fs";
import { basename, dirname } from "node:path";

/** Calls `onWritten` whenever the file is written, also before there is one; returns what ends it. */
export function watchFile(file, onWritten) {
  mkdirSync(dirname(file), { recursive: true });
  const watcher = watch(dirname(file), { persistent: false }, (_, name) => {
    if (name === basename(file)) onWritten();
  });
  return () => watcher.close();
}
