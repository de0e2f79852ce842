import type * as Yaml from "yaml";
import { fieldKey, nameKey, type FieldPlaces, type Place } from "./field-places";

export type Head =
  | { ok: true; data: unknown; places: FieldPlaces; body: string; bodyOffset: number }
  | { ok: false; place: Place; reason: string | null };

export type ParseHead = (text: string) => Head;

/** Common mistakes in YAML; for all others the line has to do. */
const REASONS: Partial<Record<Yaml.ErrorCode, string>> = {
  DUPLICATE_KEY: "ein Feld steht zweimal",
  TAB_AS_INDENT: "eingerückt wird mit Leerzeichen, nicht mit Tabulatoren",
  BAD_INDENT: "die Einrückung stimmt nicht, oder eine Klammer ist nicht geschlossen",
  MISSING_CHAR: "ein Anführungszeichen, eine Klammer oder ein Doppelpunkt fehlt, oder die Einrückung stimmt nicht",
  UNEXPECTED_TOKEN: "im Text stehen gerade Anführungszeichen; nimm innen „…“",
  BLOCK_AS_IMPLICIT_KEY: "ein Doppelpunkt im Text braucht Anführungszeichen um den ganzen Text",
};

const NOT_OPENED = "in der ersten Zeile stehen drei Striche und sonst nichts";

/** Both parsers, 110 files, are loaded only when there is something to parse. */
export async function loadHeadParser(): Promise<ParseHead> {
  const [{ default: matter }, yaml] = await Promise.all([import("gray-matter"), import("yaml")]);
  return (text) => {
    // Anything after the dashes would name a language of the head, and gray-matter would run it or throw.
    if (!/^\uFEFF?---[ \t]*\n/.test(text)) return { ok: false, place: [1, 1], reason: NOT_OPENED };
    const counter = new yaml.LineCounter();
    let document: Yaml.Document | undefined;
    const engine = {
      /** `head` begins with the line break after the opening dashes, so its lines are the file's. */
      parse(head: string): object {
        document = yaml.parseDocument(head, { lineCounter: counter });
        const value: unknown = document.errors.length > 0 ? {} : document.toJS();
        return typeof value === "object" && value !== null ? value : {};
      },
    };
    const file = matter(text, { engines: { yaml: engine }, language: "yaml" });
    const error = document?.errors[0];
    if (!document || error) {
      const { line = 1, col = 1 } = error?.linePos?.[0] ?? {};
      return { ok: false, place: [line, col], reason: (error && REASONS[error.code]) ?? null };
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
