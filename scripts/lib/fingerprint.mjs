import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Hashes files and folders; missing ones count as absent. `skip(path)`: a file or folder, relative to `root`, with
 * forward slashes.
 */
export function fingerprint(root, paths, skip = () => false) {
  const hash = createHash("sha256");
  for (const path of paths) addPath(hash, root, path, skip);
  return hash.digest("hex");
}

function addPath(hash, root, path, skip) {
  if (skip(path)) return;
  const full = join(root, path);
  const stats = statSync(full, { throwIfNoEntry: false });
  if (!stats) return;
  if (stats.isDirectory()) {
    for (const name of readdirSync(full).sort()) addPath(hash, root, `${path}/${name}`, skip);
  } else if (stats.isFile()) {
    const content = readFileSync(full);
    // The length keeps one file's end and the next file's beginning apart.
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
}
