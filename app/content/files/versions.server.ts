import { lstatSync, readdirSync, type BigIntStats, type Dirent } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { FEATURES, type Features } from "../../domain/features";
import { codeOf, OperatorError } from "~/environment/operator-error";
import type { FileState } from "../cache/file-states.server";
import { contentHash } from "../cache/content-hash";
import { isContentFile, whyLeftOut, type FolderEntry } from "./folder-entries";
import { inParallel } from "./in-parallel";
import type { Problem } from "./source.server";
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
  const versions = listFiles(contentDir).flatMap((path): FileVersion[] => {
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

/** Entries of the folder that are not read as content, with the reason. */
export const listLeftOut = (contentDir: string): Problem[] =>
  listEntries(contentDir).flatMap((entry) => whyLeftOut(entry) ?? []);

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

const listFiles = (contentDir: string): string[] =>
  listEntries(contentDir)
    .filter(isContentFile)
    .map(({ path }) => path);

/** Sorted: the order of a report must not depend on the file system. */
function listEntries(contentDir: string): FolderEntry[] {
  return readFolder(contentDir)
    .map((entry): FolderEntry => {
      const path = relative(contentDir, join(entry.parentPath, entry.name)).split(sep).join("/");
      return { path, kind: kindOf(entry) };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function kindOf(entry: Dirent): FolderEntry["kind"] {
  if (entry.isFile()) return "file";
  if (entry.isDirectory()) return "folder";
  return entry.isSymbolicLink() ? "link" : "other";
}

function readFolder(contentDir: string): Dirent[] {
  try {
    return readdirSync(contentDir, { recursive: true, withFileTypes: true });
  } catch (error) {
    const folder = error instanceof Error && "path" in error ? String(error.path) : contentDir;
    const isBelow = resolve(folder) !== resolve(contentDir);
    const advice = isBelow
      ? "Gib dem Ordner Leserechte"
      : "Setz CONTENT_DIR auf den Ordner mit den Inhalten (siehe docs/operating.md)";
    throw new OperatorError(
      `Der ${isBelow ? "Ordner" : "Inhaltsordner"} ${resolve(folder)} lässt sich nicht lesen (${codeOf(error)}): ${advice}.`,
    );
  }
}

/**
 * Fingerprint of a file's metadata; an edit can keep mtime, but not ctime. Null just after a change: another may follow
 * in the same clock tick.
 */
function describe({ dev, ino, size, mtimeNs, ctimeNs, mtimeMs, ctimeMs }: BigIntStats, now: number): string | null {
  if (Math.max(Number(mtimeMs), Number(ctimeMs)) > now - DISTRUSTED_MS) return null;
  return [dev, ino, size, mtimeNs, ctimeNs].join(" ");
}
