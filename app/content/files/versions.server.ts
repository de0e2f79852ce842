import { lstatSync, readdirSync, type BigIntStats, type Dirent } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { FEATURES, type Features } from "../../domain/features";
import { codeOf, OperatorError } from "../../operator-error";
import type { FileState } from "../cache/file-states.server";
import { contentHash } from "../cache/content-hash";
import { inParallel } from "./in-parallel";

/** `raw` is null where the known state made reading the file needless. */
export interface FileVersion extends FileState {
  raw: string | null;
}

export type ReadFile = (file: string) => Promise<string>;

/** Coarsest clock of a file system (FAT), and more than the tick of any kernel. */
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
    const stat = describe(found, now);
    const state = known.get(path);
    return [{ path, stat, hash: stat !== null && state?.stat === stat ? state.hash : UNREAD, raw: null }];
  });
  return readContents({ contentDir, read }, versions, ({ hash }) => hash === UNREAD);
}

/** Reads the `wanted` of these files; leaves out those deleted meanwhile. */
export async function readContents(
  { contentDir, read }: { contentDir: string; read: ReadFile },
  versions: readonly FileVersion[],
  wanted: (version: FileVersion) => boolean,
): Promise<FileVersion[]> {
  const current = new Map(versions.map((version) => [version.path, version]));
  await inParallel(versions.filter(wanted), OPEN_AT_ONCE, async (version) => {
    const raw = await read(join(contentDir, version.path)).catch(nullIfGone);
    if (raw === null) current.delete(version.path);
    else current.set(version.path, { ...version, raw, hash: contentHash(raw) });
  });
  return [...current.values()];
}

/** Names the files and what the app has, as texts are there or not by it. */
export const contentKey = (versions: readonly FileVersion[], features: Features = FEATURES): string =>
  contentHash(JSON.stringify(features), ...versions.flatMap(({ path, hash }) => [path, hash]));

/** Sorted: the order of a report must not depend on the file system. */
function listFiles(contentDir: string): string[] {
  return readFolder(contentDir)
    .filter((entry) => entry.isFile() && entry.name.endsWith(".mdx"))
    .map((entry) => relative(contentDir, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

function readFolder(contentDir: string): Dirent[] {
  try {
    return readdirSync(contentDir, { recursive: true, withFileTypes: true });
  } catch (error) {
    throw new OperatorError(
      `Der Inhaltsordner ${resolve(contentDir)} lässt sich nicht lesen (${codeOf(error)}): Setz CONTENT_DIR auf den Ordner mit den Inhalten (siehe docs/operating.md).`,
    );
  }
}

/** An edit can keep mtime, not ctime. Null just after a change: another may follow in the same clock tick. */
function describe({ dev, ino, size, mtimeNs, ctimeNs, mtimeMs, ctimeMs }: BigIntStats, now: number): string | null {
  if (Math.max(Number(mtimeMs), Number(ctimeMs)) > now - DISTRUSTED_MS) return null;
  return [dev, ino, size, mtimeNs, ctimeNs].join(" ");
}

function nullIfGone(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
