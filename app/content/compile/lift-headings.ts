import type { BodyNode } from "./inspect-body";

/** Highest heading level of a text: the h1 of a page is its title. */
const HIGHEST = 2;

export function liftHeadings(tree: BodyNode): void {
  const headings = listHeadings(tree);
  const lift = Math.min(...headings.map(({ depth }) => depth)) - HIGHEST;
  if (lift > 0) for (const heading of headings) heading.depth -= lift;
}

function listHeadings(node: BodyNode): { depth: number }[] {
  const below = (node.children ?? []).flatMap(listHeadings);
  return isHeading(node) ? [node, ...below] : below;
}

const isHeading = (node: BodyNode): node is BodyNode & { depth: number } =>
  node.type === "heading" && node.depth !== undefined;
