import { readdir, readFile } from "node:fs/promises";
import { basename, join, relative, resolve, sep } from "node:path";
import matter from "gray-matter";
import { LineCounter, parseDocument, type Document, type ErrorCode } from "yaml";
import { OperatorError, codeOf } from "../operator-error";
import { collections, type CollectionName } from "./schema";

/** One file as read: nothing about it is trusted yet. */
export interface RawFile {
  /** Path below the content folder, with forward slashes. */
  path: string;
  raw: string;
}

/** A file with its frontmatter and body apart, and the line of every field. */
export interface Source {
  path: string;
  collection: CollectionName;
  /** Folder below the collection ("" for most; the path's slug for roadmaps). */
  folder: string;
  slug: string;
  data: unknown;
  body: string;
  /** Lines of the file before the body's first line. */
  bodyOffset: number;
  /** Line of the frontmatter field at this path, from 1. */
  lineOf(path: readonly PropertyKey[]): number;
}

export interface Problem {
  path: string;
  line: number;
  message: string;
}

export type ParsedSource = { ok: true; source: Source } | { ok: false; problem: Problem };

/** Every .mdx file below the folder, sorted by path. Throws OperatorError when the folder cannot be read. */
export function readContent(contentDir: string): Promise<RawFile[]> {
  return readFiles(contentDir).catch((error: unknown) => {
    throw new OperatorError(
      `Der Inhaltsordner ${resolve(contentDir)} lässt sich nicht lesen (${codeOf(error)}): Setz CONTENT_DIR auf den Ordner mit den Inhalten (siehe docs/operating.md).`,
    );
  });
}

async function readFiles(contentDir: string): Promise<RawFile[]> {
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".mdx"));
  const read = await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      return { path: relative(contentDir, file).split(sep).join("/"), raw: await readFile(file, "utf8") };
    }),
  );
  return read.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Splits a file into frontmatter and body. */
export function parseSource({ path, raw }: RawFile): ParsedSource {
  const [collection = "", ...rest] = path.split("/");
  if (!isCollection(collection)) {
    const known = Object.keys(collections).join(", ");
    return { ok: false, problem: { path, line: 1, message: `Der Ordner „${collection}“ ist unbekannt. Es gibt: ${known}.` } };
  }
  const text = raw.replaceAll("\r\n", "\n");
  // Anything after the dashes would name a language of the head, and gray-matter would run it or throw.
  if (!/^\uFEFF?---[ \t]*\n/.test(text)) return unreadable(path, 1);
  const lines = new LineCounter();
  let document: Document | undefined;
  const engine = {
    /** The head with the line break after the opening dashes: its lines are the file's. */
    parse(head: string): object {
      document = parseDocument(head, { lineCounter: lines });
      const value: unknown = document.errors.length > 0 ? {} : document.toJS();
      return typeof value === "object" && value !== null ? value : {};
    },
  };
  const file = matter(text, { engines: { yaml: engine }, language: "yaml" });
  const error = document?.errors[0];
  if (!document || error) return unreadable(path, error?.linePos?.[0].line ?? 1, error && HEAD_ERRORS[error.code]);
  const parsed = document;
  return {
    ok: true,
    source: {
      path,
      collection,
      folder: rest.slice(0, -1).join("/"),
      slug: basename(path, ".mdx"),
      data: file.data,
      body: file.content.trim(),
      bodyOffset: text.slice(0, text.length - file.content.trimStart().length).split("\n").length - 1,
      lineOf(fieldPath) {
        for (let length = fieldPath.length; length > 0; length--) {
          const keys = fieldPath.slice(0, length).map((key) => (typeof key === "symbol" ? "" : key));
          const node: unknown = parsed.getIn(keys, true);
          if (hasRange(node)) return lines.linePos(node.range[0]).line;
        }
        return 1;
      },
    },
  };
}

/** What people get wrong in YAML; for all else the line has to do. */
const HEAD_ERRORS: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: "ein Feld steht zweimal",
  TAB_AS_INDENT: "eingerückt wird mit Leerzeichen, nicht mit Tabulatoren",
  BAD_INDENT: "die Einrückung stimmt nicht, oder eine Klammer ist nicht geschlossen",
  MISSING_CHAR: "ein Anführungszeichen, eine Klammer oder ein Doppelpunkt fehlt",
  BLOCK_AS_IMPLICIT_KEY: "ein Doppelpunkt im Text braucht Anführungszeichen um den ganzen Text",
};

function unreadable(path: string, line: number, detail?: string): ParsedSource {
  const reason = detail ? ` (${detail})` : "";
  return { ok: false, problem: { path, line, message: `Der Kopf zwischen den beiden --- ist nicht lesbar${reason}.` } };
}

function isCollection(name: string): name is CollectionName {
  return Object.hasOwn(collections, name);
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range);
}
