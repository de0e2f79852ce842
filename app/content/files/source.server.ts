import { basename } from "node:path";
import { contentHash } from "../cache/content-hash";
import type { RuleId } from "../check/rules";
import type { FieldPlaces, Place } from "../frontmatter/field-places";
import { loadHeadParser, type ParseHead } from "../frontmatter/head.server";
import { collections, isCollection, type CollectionName } from "../frontmatter/schema";
import { takenUp, type TakenUp } from "../compile/surroundings";

/** One file as read, not trusted yet. */
export interface RawFile {
  /** Path below the content folder, with forward slashes. */
  path: string;
  raw: string;
}

/** Where a file belongs and what its body depends on: plain data that can be cached. */
export interface Source {
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
  source: Source;
  data: unknown;
  body: string;
}

export interface Problem {
  path: string;
  /** Both from 1. */
  line: number;
  column: number;
  rule: RuleId;
  message: string;
}

export type Parsed = { ok: true; file: ParsedFile } | { ok: false; problem: Problem };
export type ParseSource = (file: RawFile) => Parsed;

export async function loadParser(): Promise<ParseSource> {
  const parseHead = await loadHeadParser();
  return (file) => parseSource(file, parseHead);
}

function parseSource({ path, raw }: RawFile, parseHead: ParseHead): Parsed {
  const refused = (rule: RuleId, [line, column]: Place, message: string): Parsed => ({
    ok: false,
    problem: { path, line, column, rule, message },
  });
  const [collection = "", ...rest] = path.split("/");
  if (!isCollection(collection)) {
    const known = Object.keys(collections).join(", ");
    return refused("M001", [1, 1], `Der Ordner „${collection}“ ist unbekannt. Es gibt: ${known}.`);
  }
  const head = parseHead(raw.replaceAll("\r\n", "\n"));
  if (!head.ok) {
    const reason = head.reason ? ` (${head.reason})` : "";
    return refused("M002", head.place, `Der Kopf zwischen den beiden --- ist nicht lesbar${reason}.`);
  }
  const { data, body, places, bodyOffset } = head;
  const source: Source = {
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
