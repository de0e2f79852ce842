import { lstatSync, type BigIntStats } from "node:fs";
import { join } from "node:path";
import { FEATURES, type Features } from "../../domain/features";
import { codeOf } from "~/environment/operator-error";
import type { FileState } from "../cache/file-states.server";
import { contentHash } from "../cache/content-hash";
import { isContentFile, listEntries } from "./folder-entries.server";
import { inParallel } from "./in-parallel";
import { MOST_BYTES } from "./spoiled";

/** File as found: `raw` is null where its known state made reading needless; `unread`: why it could not be read. */
export interface FileVersion extends FileState {
  raw: string | null;
  unread?: string;
}

export type ReadFile = (file: string) => Promise<string>;

/** Age below which times are not trusted: the coarsest clock of a file system (FAT), above the tick of any kernel. */
const DISTRUSTED_MS = 2_000;
const OPEN_AT_ONCE = 16;
const UNREAD = "";

/** All .mdx files by path; those with a known stat are not read. Throws OperatorError if the folder is unreadable. */
export async function readVersions(
  { contentDir, now, read }: { contentDir: string; now: number; read: ReadFile },
  known: ReadonlyMap<string, FileState>,
): Promise<FileVersion[]> {
  const entries = listEntries(contentDir).filter(isContentFile);
  const versions = entries.flatMap(({ path }): FileVersion[] => {
    const found = lstatSync(join(contentDir, path), { bigint: true, throwIfNoEntry: false });
    if (!found) return [];
    if (found.size > MOST_BYTES) return [unreadable({ path, stat: null }, "Die Datei ist zu groß: Teile sie.")];
    const stat = describe(found, now);
    const state = known.get(path);
    return [{ path, stat, hash: stat !== null && state?.stat === stat ? state.hash : UNREAD, raw: null }];
  });
  return readContents({ contentDir, read }, versions, ({ hash }) => hash === UNREAD);
}

/** Reads those files that `wanted` accepts; leaves out files deleted meanwhile. */
export async function readContents(
  { contentDir, read }: { contentDir: string; read: ReadFile },
  versions: readonly FileVersion[],
  wanted: (version: FileVersion) => boolean,
): Promise<FileVersion[]> {
  const current = new Map(versions.map((version) => [version.path, version]));
  await inParallel(versions.filter(wanted), OPEN_AT_ONCE, async (version) => {
    if (version.unread !== undefined) return;
    try {
      const raw = await read(join(contentDir, version.path));
      current.set(version.path, { ...version, raw, hash: contentHash(raw) });
    } catch (error) {
      const code = codeOf(error);
      if (code === "ENOENT") current.delete(version.path);
      else
        current.set(
          version.path,
          unreadable(version, `Die Datei lässt sich nicht lesen (${code}): Gib ihr Leserechte, oder lösch sie.`),
        );
    }
  });
  return [...current.values()];
}

/** Key of the content: covers all files and the app's features, on which some texts depend. */
export const contentKey = (versions: readonly FileVersion[], features: Features = FEATURES): string =>
  contentHash(JSON.stringify(features), ...versions.flatMap(({ path, hash }) => [path, hash]));

const unreadable = ({ path, stat }: Pick<FileVersion, "path" | "stat">, unread: string): FileVersion => ({
  path,
  stat,
  hash: contentHash("unread", unread),
  raw: null,
  unread,
});

/**
 * Fingerprint of a file's metadata; an edit can keep mtime, but not ctime. Null just after a change: another may follow
 * in the same clock tick.
 */
function describe({ dev, ino, size, mtimeNs, ctimeNs, mtimeMs, ctimeMs }: BigIntStats, now: number): string | null {
  if (Math.max(Number(mtimeMs), Number(ctimeMs)) > now - DISTRUSTED_MS) return null;
  return [dev, ino, size, mtimeNs, ctimeNs].join(" ");
}
