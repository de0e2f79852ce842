import { toSlug } from "~/domain/text/slugs";
import type { BodyNode } from "./inspect-body";

/** Ids that the pages around a text use themselves. */
const TAKEN = ["main", "text", "notizen", "pays", "abschliessen", "suche"];

/** Each heading gets an address: its words, umlauts spelled out, unique on the page. */
export function nameHeadings(tree: BodyNode, prefix: string): void {
  const taken = new Set(TAKEN);
  for (const heading of headingsIn(tree)) {
    const name = prefix + (toSlug(textOf(heading)) || "abschnitt");
    let id = name;
    for (let count = 2; taken.has(id); count++) id = `${name}-${count}`;
    taken.add(id);
    heading.data = { ...heading.data, hProperties: { id } };
  }
}

const headingsIn = (node: BodyNode): BodyNode[] => [
  ...(node.type === "heading" ? [node] : []),
  ...(node.children ?? []).flatMap(headingsIn),
];

const textOf = ({ value, children = [] }: BodyNode): string => (value ?? "") + children.map(textOf).join("");
