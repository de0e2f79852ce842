import type { BodyNode } from "./inspect-body";

/**
 * Tells each `<Feld>` the template that holds it, and each `<Vorlage>` that it has some; `whole`: id of the template that
 * the text is as a whole. A blank alone in its line becomes a paragraph, one that is ticked replaces its bullet.
 */
export function nameBlanks(node: BodyNode, whole: string | null): void {
  const template = node.name === "Vorlage" ? attributeOf(node, "id") : whole;
  if (node.name === "Vorlage" && hasBlank(node)) setAttribute(node, "felder", "");
  node.children = inParagraphs(node).map((child) => {
    if (child.name === "Feld") setAttribute(child, "vorlage", template ?? "");
    if (child.type === "listItem" && beginsWithBox(child)) {
      child.data = { ...child.data, hProperties: { className: ["list-none"] } };
    }
    nameBlanks(child, template);
    return child;
  });
}

export const attributeOf = ({ attributes = [] }: BodyNode, name: string): string | null => {
  const value = attributes.find((attribute) => attribute.name === name)?.value;
  return typeof value === "string" ? value : null;
};

export const hasBlank = ({ children = [] }: BodyNode): boolean =>
  children.some((child) => child.name === "Feld" || hasBlank(child));

function setAttribute(node: BodyNode, name: string, value: string): void {
  const others = (node.attributes ?? []).filter((attribute) => attribute.name !== name);
  node.attributes = [...others, { type: "mdxJsxAttribute", name, value }];
}

/** MDX takes blanks that fill their line out of its paragraph; those of one paragraph come together again. */
function inParagraphs({ type, children = [] }: BodyNode): BodyNode[] {
  if (type === "paragraph") return children;
  const put: BodyNode[] = [];
  for (const child of children) {
    if (child.type !== "mdxJsxFlowElement" || child.name !== "Feld") {
      put.push(child);
      continue;
    }
    const inline: BodyNode = { ...child, type: "mdxJsxTextElement" };
    const before = put.at(-1);
    if (before?.isOfBlanks && endLine(before.children?.at(-1)) + 1 >= startLine(child)) {
      before.children?.push({ type: "text", value: " " }, inline);
    } else put.push({ type: "paragraph", isOfBlanks: true, children: [inline] });
  }
  return put;
}

const startLine = (node: BodyNode | undefined): number => node?.position?.start.line ?? 0;
const endLine = (node: BodyNode | undefined): number => node?.position?.end?.line ?? startLine(node);

const beginsWithBox = ({ children: [paragraph] = [] }: BodyNode): boolean => {
  const [first] = paragraph?.type === "paragraph" ? (paragraph.children ?? []) : [paragraph];
  return first?.name === "Feld" && attributeOf(first, "art") === "haken";
};
