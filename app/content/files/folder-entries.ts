import { basename } from "node:path";
import { OTHER_ENDING, suggestedName } from "./file-names";
import type { Problem } from "./source.server";

/** Entry of the content folder, whether content or not. */
export interface FolderEntry {
  /** Path below the content folder, with forward slashes. */
  path: string;
  kind: "file" | "folder" | "link" | "other";
}

/** Files in the content folder that commands write. */
const KEPT_LISTS = new Set(["published.json", "links-seen.json"]);
/** Settings files of other programs, which need no report. */
const SETTINGS = /^\.(?:git\w+|editorconfig|prettier\w*|vscode|obsidian)$/;
/** Copies, locks and previews that systems and editors leave behind: macOS, Windows, Vim, Emacs, Office, Git. */
const LEFTOVER =
  /^(?:\._.*|\.DS_Store|Icon\r|Thumbs\.db|desktop\.ini|ehthumbs\.db|#.*#|\.#.*|~\$.*|\.~lock\..*|.*~|.*\.(?:sw[a-p]|bak|orig|rej|tmp|part|crdownload)|4913)$/i;
const OFFICE = /\.(?:docx?|odt|rtf|pages|html?|pdf)$/i;

/** Whether a file is read as content. */
export const isContentFile = ({ path, kind }: FolderEntry): boolean =>
  kind === "file" && path.endsWith(".mdx") && !LEFTOVER.test(basename(path));

/**
 * Why an entry is not read as content, in words for editors; null for content, plain folders and other expected files.
 */
export function whyLeftOut(entry: FolderEntry): Problem | null {
  const { path, kind } = entry;
  const name = basename(path);
  const told = (rule: Problem["rule"], message: string): Problem => ({ path, line: 1, column: 1, rule, message });
  if (isContentFile(entry) || KEPT_LISTS.has(path) || SETTINGS.test(name)) return null;
  if (kind === "folder") {
    return name.endsWith(".mdx") ? told("M015", `„${name}“ ist ein Ordner: Inhalte sind Dateien.`) : null;
  }
  if (LEFTOVER.test(name)) return told("M017", `„${name}“ hat ein anderes Programm liegen lassen: Lösch die Datei.`);
  if (kind === "link") return told("M015", `„${name}“ ist eine Verknüpfung: Leg die Datei selbst hierher.`);
  if (kind === "other") return told("M015", `„${name}“ ist keine Datei, die sich lesen lässt.`);
  if (OTHER_ENDING.test(name)) {
    return told("M015", `„${name}“ wird nicht gelesen: Nenn die Datei ${suggestedName(name)}.`);
  }
  if (OFFICE.test(name)) {
    return told("M015", `„${name}“ wird nicht gelesen: Inhalte sind Textdateien mit der Endung .mdx.`);
  }
  return told("M015", `„${name}“ wird nicht gelesen: Hier liegen nur Texte mit der Endung .mdx.`);
}
