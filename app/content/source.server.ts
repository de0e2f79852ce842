import { readdir, readFile } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import matter from "gray-matter";
import { LineCounter, parseDocument, type Document } from "yaml";
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

/** Every .mdx file below the folder, sorted by path. */
export async function readContent(contentDir: string): Promise<RawFile[]> {
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
  const lines = new LineCounter();
  let document: Document | undefined;
  const engine = {
    parse(text: string): object {
      document = parseDocument(text, { lineCounter: lines });
      const value: unknown = document.errors.length > 0 ? {} : document.toJS();
      return typeof value === "object" && value !== null ? value : {};
    },
  };
  const file = matter(raw, { engines: { yaml: engine }, language: "yaml" });
  const error = document?.errors[0];
  if (!document || error) {
    const line = error?.linePos?.[0].line ?? 0;
    const detail = error ? ` (${error.message.split("\n")[0]})` : "";
    return {
      ok: false,
      problem: { path, line: line + 1, message: `Der Kopf zwischen den beiden --- ist nicht lesbar${detail}.` },
    };
  }
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
      bodyOffset: raw.slice(0, raw.length - file.content.trimStart().length).split("\n").length - 1,
      lineOf(fieldPath) {
        for (let length = fieldPath.length; length > 0; length--) {
          const keys = fieldPath.slice(0, length).map((key) => (typeof key === "symbol" ? "" : key));
          const node: unknown = parsed.getIn(keys, true);
          if (hasRange(node)) return lines.linePos(node.range[0]).line + 1;
        }
        return 1;
      },
    },
  };
}

function isCollection(name: string): name is CollectionName {
  return Object.hasOwn(collections, name);
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range);
}
