import { basename } from "node:path";
import { OTHER_ENDING, suggestedName } from "~/content/files/file-names";
import { isContentFile, isLeftover, listEntries, type FolderEntry } from "~/content/files/folder-entries.server";
import type { Problem } from "~/content/files/source.server";
import { KEPT_LISTS } from "../kept-lists";

/** Settings files of other programs, which need no report. */
const SETTINGS = /^\.(?:git\w+|editorconfig|prettier\w*|vscode|obsidian)$/;
const OFFICE = /\.(?:docx?|odt|rtf|pages|html?|pdf)$/i;

/** Entries of the folder that are not read as content, with the reason. */
export const listLeftOut = (contentDir: string): Problem[] =>
  listEntries(contentDir).flatMap((entry) => whyLeftOut(entry) ?? []);

/**
 * Why an entry is not read as content, in words for editors; null for content, plain folders and other expected files.
 */
export function whyLeftOut(entry: FolderEntry): Problem | null {
  const { path, kind } = entry;
  const name = basename(path);
  const told = (rule: Problem["rule"], message: string): Problem => ({ path, line: 1, column: 1, rule, message });
  if (isContentFile(entry) || KEPT_LISTS.includes(path) || SETTINGS.test(name)) return null;
  if (kind === "folder") {
    return name.endsWith(".mdx") ? told("M015", `„${name}“ ist ein Ordner: Inhalte sind Dateien.`) : null;
  }
  if (isLeftover(name)) return told("M017", `„${name}“ hat ein anderes Programm liegen lassen: Lösch die Datei.`);
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
