import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { HOUR_MS } from "~/domain/time/durations";

const OURS: readonly string[] = ["states.pack", "library.pack", "search.pack", "files"];
/** Age above which a file counts as left behind: longer than any process takes to write a pack. */
const LEFT_BEHIND_MS = HOUR_MS;

/** Removes what earlier versions and killed processes left in the cache folder. */
export async function clearAway(cacheDir: string, now: number): Promise<void> {
  const inFiles = await readdir(join(cacheDir, "files")).catch(() => []);
  const others = [
    ...(await readdir(cacheDir)).filter((name) => !OURS.includes(name)),
    ...inFiles.filter((name) => !name.endsWith(".pack")).map((name) => join("files", name)),
  ];
  for (const name of others) {
    const file = join(cacheDir, name);
    const age = await stat(file).then(
      ({ mtimeMs }) => now - mtimeMs,
      () => 0,
    );
    if (age > LEFT_BEHIND_MS) await rm(file, { recursive: true, force: true });
  }
}
