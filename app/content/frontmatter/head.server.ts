import type * as Yaml from "yaml";
import { fieldKey, type FieldLines } from "./field-lines";

export type Head =
  | { ok: true; data: unknown; lines: FieldLines; body: string; bodyOffset: number }
  | { ok: false; line: number; reason: string | null };

export type ParseHead = (text: string) => Head;

/** Common mistakes in YAML; for all others the line has to do. */
const REASONS: Partial<Record<Yaml.ErrorCode, string>> = {
  DUPLICATE_KEY: "ein Feld steht zweimal",
  TAB_AS_INDENT: "eingerückt wird mit Leerzeichen, nicht mit Tabulatoren",
  BAD_INDENT: "die Einrückung stimmt nicht, oder eine Klammer ist nicht geschlossen",
  MISSING_CHAR: "ein Anführungszeichen, eine Klammer oder ein Doppelpunkt fehlt",
  BLOCK_AS_IMPLICIT_KEY: "ein Doppelpunkt im Text braucht Anführungszeichen um den ganzen Text",
};

/** Both parsers, 110 files, are loaded only when there is something to parse. */
export async function loadHeadParser(): Promise<ParseHead> {
  const [{ default: matter }, yaml] = await Promise.all([import("gray-matter"), import("yaml")]);
  return (text) => {
    // Anything after the dashes would name a language of the head, and gray-matter would run it or throw.
    if (!/^\uFEFF?---[ \t]*\n/.test(text)) return { ok: false, line: 1, reason: null };
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
      return { ok: false, line: error?.linePos?.[0].line ?? 1, reason: (error && REASONS[error.code]) ?? null };
    }
    const content = file.content.trimStart();
    return {
      ok: true,
      data: file.data,
      lines: linesOf(document, (offset) => counter.linePos(offset).line, yaml),
      body: content.trimEnd(),
      bodyOffset: text.slice(0, text.length - content.length).split("\n").length - 1,
    };
  };
}

function linesOf(document: Yaml.Document, lineAt: (offset: number) => number, yaml: typeof Yaml): FieldLines {
  const lines: FieldLines = {};
  const visit = (node: unknown, field: readonly PropertyKey[]): void => {
    if (field.length > 0 && yaml.isNode(node) && node.range) lines[fieldKey(field)] = lineAt(node.range[0]);
    if (yaml.isSeq(node)) for (const [index, item] of node.items.entries()) visit(item, [...field, index]);
    if (yaml.isMap(node)) for (const { key, value } of node.items) visit(value, [...field, String(key)]);
  };
  visit(document.contents, []);
  return lines;
}
