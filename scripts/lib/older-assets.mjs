import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { readStamp, writeStamp } from "./stamp.mjs";

/** Lifetime of a build's files after the next build: open pages still ask for them, and so do older processes. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

// Names hold a hash of the content, so older files never get in the way. `record` is the file that remembers when each
// was first left over; `began` is when this build did.
export function removeOldAssets({ folder, record, began, now = Date.now() }) {
  const known = readStamp(record) ?? {};
  const left = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    if (statSync(file).mtimeMs >= began) continue;
    const since = known[file] ?? now;
    if (now - since > KEPT_DAYS * DAY_MS) rmSync(file);
    else left[file] = since;
  }
  writeStamp(record, left);
}
