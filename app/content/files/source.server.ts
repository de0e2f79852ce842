import { basename } from "node:path";
import { contentHash } from "../cache/content-hash";
import type { RuleId } from "../check/rules";
import type { FieldPlaces, FilePosition } from "../frontmatter/field-places";
import { loadHeadParser, type ParseHead } from "../frontmatter/head.server";
import { collections, isCollection, type CollectionName } from "../frontmatter/schema";
import { takenUp, type TakenUp } from "../compile/surroundings";
import { isPlainName, suggestedName } from "./file-names";
import { withUnixBreaks } from "./line-breaks";
import { findSpoiled } from "./spoiled";

/** One file as read, not trusted yet. */
export interface RawFile {
  /** Path below the content folder, with forward slashes. */
  path: string;
  raw: string;
}

/** Origin of a file and dependencies of its body: plain data that can be cached. */
export interface FileSource {
  path: string;
  collection: CollectionName;
  /** Folder below the collection ("" for most; the path's slug for roadmaps). */
  folder: string;
  slug: string;
  places: FieldPlaces;
  /** Lines of the file before the body's first line. */
  bodyOffset: number;
  bodyHash: string;
  takenUp: TakenUp;
}

/** `data` is the frontmatter, still unchecked. */
export interface ParsedFile {
  source: FileSource;
  data: unknown;
  body: string;
}

export interface Problem {
  path: string;
  /** Line and column from 1. */
  line: number;
  column: number;
  rule: RuleId;
  message: string;
}

export type Parsed = { ok: true; file: ParsedFile } | { ok: false; problem: Problem };
export type ParseSource = (file: RawFile) => Parsed;

/** Collections whose files lie in a folder per career path. */
const IN_FOLDERS: ReadonlySet<CollectionName> = new Set(["roadmaps"]);

function badName(path: string): string {
  const bad = path.split("/").find((name) => !isPlainName(name.endsWith(".mdx") ? name : `${name}.mdx`)) ?? "";
  const better = bad.endsWith(".mdx") ? suggestedName(bad) : suggestedName(bad).replace(/\.mdx$/, "");
  return `„${bad.normalize("NFC")}“: Namen bestehen aus kleinen Buchstaben, Ziffern und Bindestrichen, hier etwa ${better}.`;
}

export async function loadParser(): Promise<ParseSource> {
  const parseHead = await loadHeadParser();
  return (file) => parseSource(file, parseHead);
}

function parseSource({ path, raw }: RawFile, parseHead: ParseHead): Parsed {
  const refused = (rule: RuleId, [line, column]: FilePosition, message: string): Parsed => ({
    ok: false,
    problem: { path, line, column, rule, message },
  });
  const [collection = "", ...rest] = path.split("/");
  const known = Object.keys(collections).join(", ");
  if (rest.length === 0) return refused("M001", [1, 1], `Die Datei liegt in keinem Ordner. Es gibt: ${known}.`);
  if (!isCollection(collection)) {
    return refused("M001", [1, 1], `Der Ordner „${collection}“ ist unbekannt. Es gibt: ${known}.`);
  }
  if (!isPlainName(path)) return refused("M006", [1, 1], badName(path));
  if (rest.length > (IN_FOLDERS.has(collection) ? 2 : 1)) {
    return refused("M001", [1, 1], `„${path}“ liegt zu tief: In „${collection}“ gibt es keine solchen Ordner.`);
  }
  const text = withUnixBreaks(raw);
  const spoiled = findSpoiled(text);
  if (spoiled) return refused(spoiled.rule, spoiled.place, spoiled.message);
  const head = parseHead(text);
  if (!head.ok) {
    const reason = head.reason ? ` (${head.reason})` : "";
    return refused("M002", head.place, `Der Kopf zwischen den beiden --- ist nicht lesbar${reason}.`);
  }
  const { data, body, places, bodyOffset } = head;
  const source: FileSource = {
    path,
    collection,
    folder: rest.slice(0, -1).join("/"),
    slug: basename(path, ".mdx"),
    places,
    bodyOffset,
    bodyHash: contentHash(body),
    takenUp: takenUp(body),
  };
  return { ok: true, file: { source, data, body } };
}
