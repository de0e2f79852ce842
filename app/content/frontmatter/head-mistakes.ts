import type * as Yaml from "yaml";

/** Mistake by its offset in the head, with the reason in words for editors. */
export interface HeadMistake {
  at: number;
  reason: string;
}

export const NOT_OPENED = "in der ersten Zeile stehen drei Striche und sonst nichts";
export const NOT_CLOSED = "die drei Striche an seinem Ende fehlen";
export const HEAD_TOO_DEEP = "er ist zu tief verschachtelt";

const QUOTED = "setz den ganzen Text in Anführungszeichen";
/** Reasons of common YAML mistakes; all others are reported by line only. */
const REASONS: Partial<Record<Yaml.ErrorCode, string>> = {
  DUPLICATE_KEY: "ein Feld steht zweimal",
  TAB_AS_INDENT: "eingerückt wird mit Leerzeichen, nicht mit Tabulatoren",
  BAD_INDENT: "die Einrückung stimmt nicht, oder eine Klammer ist nicht geschlossen",
  MISSING_CHAR: "ein Anführungszeichen, eine Klammer oder ein Doppelpunkt fehlt, oder die Einrückung stimmt nicht",
  BLOCK_AS_IMPLICIT_KEY: "ein Doppelpunkt im Text braucht Anführungszeichen um den ganzen Text",
  BAD_ALIAS: `mit & oder * beginnt kein Text; ${QUOTED}`,
  BAD_SCALAR_START: `mit diesem Zeichen beginnt kein Text; ${QUOTED}`,
  BAD_DQ_ESCAPE: "hinter \\ steht in Anführungszeichen ein besonderes Zeichen; schreib \\\\",
  MULTIPLE_DOCS: "er ist mittendrin zu Ende; lösch die Zeile mit den drei Punkten oder Strichen",
  RESOURCE_EXHAUSTION: HEAD_TOO_DEEP,
};

export function reasonOfMistake({ code }: Yaml.YAMLParseError, head: string, at: number): string | null {
  if (code !== "UNEXPECTED_TOKEN") return REASONS[code] ?? null;
  const line = head.slice(head.lastIndexOf("\n", at) + 1, at);
  if (/:\s*[{[]/.test(line)) return `mit einer Klammer beginnt kein Text; ${QUOTED}`;
  if (/:\s*[>|]\s*$/.test(line)) return `mit > oder | beginnt kein Text; ${QUOTED}`;
  return "im Text stehen gerade Anführungszeichen; nimm innen „…“";
}

/**
 * Valid YAML that editors never mean, up to the first found: references, tags, comments that cut a text off, no fields
 * at all.
 */
export function findMistakes(document: Yaml.Document, yaml: typeof Yaml): HeadMistake[] {
  const { contents } = document;
  if (contents !== null && !yaml.isMap(contents) && !isEmpty(contents, yaml)) {
    const reason = yaml.isScalar(contents)
      ? "er besteht aus Feldern; hinter jedem Doppelpunkt steht ein Leerzeichen"
      : "er besteht aus Feldern mit Namen und beginnt nicht mit einer Liste";
    return [{ at: contents.range?.[0] ?? 0, reason }];
  }
  const found: HeadMistake[] = [];
  const tell = (node: { range?: Yaml.Range | null | undefined }, reason: string) => {
    found.push({ at: node.range?.[0] ?? 0, reason });
    return yaml.visit.BREAK;
  };
  yaml.visit(document, {
    Alias: (_, node) => tell(node, `mit * beginnt kein Text; ${QUOTED}`),
    Value(key, node) {
      if (node.anchor) return tell(node, `mit & beginnt kein Text; ${QUOTED}`);
      // An explicit tag; tags that YAML infers have no place in the source.
      if (node.tag !== undefined && node.srcToken !== undefined) {
        return tell(node, `mit ! beginnt kein Text; ${QUOTED}`);
      }
      const isPlain = yaml.isScalar(node) && node.type === "PLAIN";
      if (isPlain && key !== "key" && node.comment) return tell(node, `hinter # wird nichts mehr gelesen; ${QUOTED}`);
      return undefined;
    },
  });
  return found;
}

const isEmpty = (node: unknown, yaml: typeof Yaml): boolean => yaml.isScalar(node) && node.value === null;
