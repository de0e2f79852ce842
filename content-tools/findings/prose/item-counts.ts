import { isMap, isSeq, parseDocument } from "yaml";

/** How many points each checklist of a head has, in the order of its tasks. */
export function itemCounts(text: string): number[] {
  const [, head = ""] = /^---\n([\s\S]*?\n)---/.exec(text) ?? [];
  // Most heads have none, and parsing takes time.
  if (!/^ +items:/m.test(head)) return [];
  const tasks = parseDocument(head).get("tasks", true);
  if (!isSeq(tasks)) return [];
  return tasks.items.flatMap((task) => {
    const items = isMap(task) ? task.get("items", true) : null;
    return isSeq(items) ? [items.items.length] : [];
  });
}
