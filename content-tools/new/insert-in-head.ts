import { isNode, isSeq, parseDocument } from "yaml";

/**
 * Inserts an item after the last one of a list in a file's head, in its indentation; leaves the rest of the file as written.
 * A list that is not there begins at the end of the head.
 */
export function insertInList(text: string, item: string, field: "tasks" | "fragen"): string {
  const { begin, end, head } = headOf(text);
  const listed = parseDocument(head).get(field, true);
  const last = isSeq(listed) ? listed.items.at(-1) : undefined;
  if (!isNode(last) || !last.range) return `${text.slice(0, end)}${field}:\n${indent(item, "  ")}\n${text.slice(end)}`;
  const at = begin + last.range[1];
  const indentation = /\n( *)- /.exec(head.slice(head.indexOf(`${field}:`)))?.[1] ?? "";
  const before = text.slice(0, at).trimEnd();
  return `${before}\n${indent(item, indentation)}\n${text.slice(at).replace(/^\s*\n/, "")}`;
}

/** Inserts lines before a field of a file's head. */
export function insertInHead(text: string, lines: string, before: "tasks"): string {
  const { begin, head } = headOf(text);
  const at = begin + head.search(new RegExp(`^${before}:`, "m"));
  return `${text.slice(0, at)}${lines.trimEnd()}\n${text.slice(at)}`;
}

const indent = (item: string, indentation: string): string => item.trimEnd().replace(/^/gm, indentation);

function headOf(text: string): { begin: number; end: number; head: string } {
  const begin = text.indexOf("\n") + 1;
  const end = text.indexOf("\n---", begin) + 1;
  return { begin, end, head: text.slice(begin, end) };
}
