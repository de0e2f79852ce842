import { readdirSync, type Dirent } from "node:fs";
import { basename, join, relative, resolve, sep } from "node:path";
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
