import type { MarkdownNode, Prose } from "./read-prose";
import type { Mark } from "./typography";

/** The deepest a text may begin with: its own title is above it. */
const FIRST_AT_MOST = 3;

/** Whoever moves by headings takes a step that is left out for a part they have missed. */
export function* checkHeadings({ tree, bodyStart }: Prose): Generator<Mark> {
  let above = FIRST_AT_MOST - 1;
  for (const { depth, position } of headingsOf(tree)) {
    if (depth > above + 1) {
      const message = `Vor einer Überschrift mit ${"#".repeat(depth)} fehlt eine mit ${"#".repeat(depth - 1)}.`;
      yield { rule: "T014", at: bodyStart + (position?.start.offset ?? 0), message };
    }
    above = depth;
  }
}

function* headingsOf(node: MarkdownNode): Generator<MarkdownNode & { depth: number }> {
  const { depth } = node;
  if (node.type === "heading" && depth !== undefined) yield { ...node, depth };
  for (const child of node.children ?? []) yield* headingsOf(child);
}
