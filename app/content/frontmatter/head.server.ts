import type * as Yaml from "yaml";
import { fieldKey, nameKey, type FieldPlaces, type FilePosition } from "./field-places";
import {
  findMistakes,
  type HeadMistake,
  NOT_CLOSED,
  NOT_OPENED,
  reasonOfMistake,
  HEAD_TOO_DEEP,
} from "./head-mistakes";

export type Head =
  | { ok: true; data: unknown; places: FieldPlaces; body: string; bodyOffset: number }
  | { ok: false; place: FilePosition; reason: string | null };

export type ParseHead = (text: string) => Head;

/** A head from the opening to the closing dashes, each on a line of their own. */
const CLOSED = /^\uFEFF?---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/;

/** Loads both parsers, 110 files, only when there is something to parse. Texts must have Unix line breaks. */
export async function loadHeadParser(): Promise<ParseHead> {
  const [{ default: matter }, yaml] = await Promise.all([import("gray-matter"), import("yaml")]);
  const parse = (text: string): Head => {
    const counter = new yaml.LineCounter();
    let document: Yaml.Document | undefined;
    let written = "";
    const mistakes: HeadMistake[] = [];
    const engine = {
      /** `head` begins with the line break after the opening dashes, so that its line numbers are the file's. */
      parse(head: string): object {
        written = head;
        // Source tokens tell explicit tags from inferred ones.
        document = yaml.parseDocument(head, { lineCounter: counter, keepSourceTokens: true });
        const isYaml = document.errors.length === 0;
        mistakes.push(...(isYaml ? findMistakes(document, yaml) : []));
        const value: unknown = isYaml && mistakes.length === 0 ? document.toJS() : {};
        return typeof value === "object" && value !== null ? value : {};
      },
    };
    const file = matter(text, { engines: { yaml: engine }, language: "yaml" });
    // gray-matter does not call the engine for an empty head.
    document ??= yaml.parseDocument("");
    const error = document.errors[0];
    if (error) {
      const { line, col } = error.linePos?.[0] ?? { line: 1, col: 1 };
      return { ok: false, place: [line, col], reason: reasonOfMistake(error, written, error.pos[0]) };
    }
    const [mistake] = mistakes;
    if (mistake) {
      const { line, col } = counter.linePos(mistake.at);
      return { ok: false, place: [line, col], reason: mistake.reason };
    }
    const content = file.content.trimStart();
    return {
      ok: true,
      data: file.data,
      places: placesOf(document, counter, yaml),
      body: content.trimEnd(),
      bodyOffset: text.slice(0, text.length - content.length).split("\n").length - 1,
    };
  };
  return (text) => {
    // A word after the dashes would name the head's language, and gray-matter would run it or throw.
    if (!/^\uFEFF?---[ \t]*\n/.test(text)) return { ok: false, place: [1, 1], reason: NOT_OPENED };
    if (!CLOSED.test(text)) return { ok: false, place: [1, 1], reason: NOT_CLOSED };
    try {
      return parse(text);
    } catch (error) {
      // Other errors of the parsers are reported for this file and do not stop the rest.
      return { ok: false, place: [1, 1], reason: error instanceof RangeError ? HEAD_TOO_DEEP : null };
    }
  };
}

function placesOf(document: Yaml.Document, counter: Yaml.LineCounter, yaml: typeof Yaml): FieldPlaces {
  const places: FieldPlaces = {};
  const note = (key: string, node: unknown): void => {
    if (!yaml.isNode(node) || !node.range) return;
    const { line, col } = counter.linePos(node.range[0]);
    places[key] = [line, col];
  };
  const visit = (node: unknown, field: readonly PropertyKey[]): void => {
    if (field.length > 0) note(fieldKey(field), node);
    if (yaml.isSeq(node)) for (const [index, item] of node.items.entries()) visit(item, [...field, index]);
    if (!yaml.isMap(node)) return;
    for (const { key, value } of node.items) {
      const below = [...field, String(key)];
      note(nameKey(below), key);
      visit(value, below);
    }
  };
  visit(document.contents, []);
  return places;
}
