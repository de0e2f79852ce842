import { readdirSync, statSync, type Dirent } from "node:fs";
import { basename, join, resolve } from "node:path";
import { codeOf, OperatorError } from "~/environment/operator-error";

/** Entry of the content folder, whether content or not. */
export interface FolderEntry {
  /** Path below the content folder, with forward slashes. */
  path: string;
  kind: "file" | "folder" | "link" | "other";
}

/** Copies, locks and previews that systems and editors leave behind: macOS, Windows, Vim, Emacs, Office, Git. */
const LEFTOVER =
  /^(?:\._.*|\.DS_Store|Icon\r|Thumbs\.db|desktop\.ini|ehthumbs\.db|#.*#|\.#.*|~\$.*|\.~lock\..*|.*~|.*\.(?:sw[a-p]|bak|orig|rej|tmp|part|crdownload)|4913)$/i;

export const isLeftover = (name: string): boolean => LEFTOVER.test(name);

/** Whether a file is read as content. */
export const isContentFile = ({ path, kind }: FolderEntry): boolean =>
  kind === "file" && path.endsWith(".mdx") && !isLeftover(basename(path));

/**
 * All entries of the folder, sorted: the order of a report must not depend on the file system. Throws OperatorError if
 * the folder is unreadable.
 */
export function listEntries(contentDir: string): FolderEntry[] {
  return readFolder(contentDir).sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** As `readdirSync` with `recursive`, which asks the disk about every file whether it is a folder: four times as dear. */
function entriesBelow(folder: string, prefix: string): FolderEntry[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const found = { path: prefix + entry.name, kind: kindOf(entry) };
    return isFolder(entry) ? [found, ...entriesBelow(join(folder, entry.name), `${found.path}/`)] : [found];
  });
}

function isFolder(entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  try {
    return statSync(join(entry.parentPath, entry.name)).isDirectory();
  } catch {
    return false;
  }
}

function kindOf(entry: Dirent): FolderEntry["kind"] {
  if (entry.isFile()) return "file";
  if (entry.isDirectory()) return "folder";
  return entry.isSymbolicLink() ? "link" : "other";
}

function readFolder(contentDir: string): FolderEntry[] {
  try {
    return entriesBelow(contentDir, "");
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
