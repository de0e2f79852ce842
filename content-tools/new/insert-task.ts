import { isNode, isSeq, parseDocument } from "yaml";

/**
 * Inserts a task after the last one of a mission's head, in its indentation; leaves the rest of the file as written.
 */
export function insertTask(text: string, item: string): string {
  const begin = text.indexOf("\n") + 1;
  const end = text.indexOf("\n---", begin) + 1;
  const head = text.slice(begin, end);
  const tasks = parseDocument(head).get("tasks", true);
  const last = isSeq(tasks) ? tasks.items.at(-1) : undefined;
  if (!isNode(last) || !last.range) throw new Error("a mission without tasks");
  const at = begin + last.range[1];
  const indentation = /\n( *)- /.exec(head.slice(head.indexOf("tasks:")))?.[1] ?? "";
  const indented = item.trimEnd().replace(/^/gm, indentation);
  const before = text.slice(0, at).trimEnd();
  return `${before}\n${indented}\n${text.slice(at).replace(/^\s*\n/, "")}`;
}
