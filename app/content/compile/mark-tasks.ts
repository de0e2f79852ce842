import type { Node } from "./inspect-body";

const BOXES = { open: "☐", done: "☑" } as const;
const BEGINS_WITH_BOX = /^[☐☑]/;

/** `- [ ]` is the same as `- ☐`: one sign that every output knows, and no field that nobody can tick. Its box is its bullet. */
export function markTasks(node: Node): void {
  for (const item of node.children ?? []) {
    if (item.type === "listItem") {
      const text = firstText(item);
      if (typeof item.checked === "boolean" && text) {
        text.value = `${item.checked ? BOXES.done : BOXES.open} ${text.value ?? ""}`;
        item.checked = null;
      }
      if (!node.ordered && BEGINS_WITH_BOX.test(text?.value ?? "")) {
        item.data = { ...item.data, hProperties: { className: ["list-none"] } };
      }
    }
    markTasks(item);
  }
}

/** Where the words of an item begin. */
function firstText(item: Node): Node | null {
  const [paragraph] = item.children ?? [];
  if (paragraph?.type !== "paragraph") return null;
  const [first] = paragraph.children ?? [];
  if (first?.type === "text") return first;
  const text: Node = { type: "text", value: "" };
  paragraph.children = [text, ...(paragraph.children ?? [])];
  return text;
}
