import type { BodyNode } from "./inspect-body";

const BOXES = { open: "☐", done: "☑" } as const;
const BEGINS_WITH_BOX = /^[☐☑]/;

/**
 * Turns `- [ ]` into `- ☐`: a sign that every output can show, instead of a checkbox that cannot be ticked. The box
 * replaces the bullet.
 */
export function markTasks(node: BodyNode): void {
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

/** First text node of an item's paragraph; added where it has none. */
function firstText(item: BodyNode): BodyNode | null {
  const [paragraph] = item.children ?? [];
  if (paragraph?.type !== "paragraph") return null;
  const [first] = paragraph.children ?? [];
  if (first?.type === "text") return first;
  const text: BodyNode = { type: "text", value: "" };
  paragraph.children = [text, ...(paragraph.children ?? [])];
  return text;
}
