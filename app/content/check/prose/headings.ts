import type { MarkdownNode, Prose } from "./read-prose";
import type { Mark } from "./typography";

/** The deepest a text may begin with: its own title is above it. */
const FIRST_AT_MOST = 3;

/** Whoever moves by headings takes a step that is left out for a part they have missed. */
export function* checkHeadings({ tree, bodyStart }: Prose): Generator<Mark> {
  let above = FIRST_AT_MOST - 1;
  for (const { depth, position } of headingsOf(tree)) {
    if (depth > above + 1) {
      const message = `Mach ${"#".repeat(above + 1)} aus ${"#".repeat(depth)}: Keine Stufe wird übersprungen.`;
      yield { rule: "T014", at: bodyStart + (position?.start.offset ?? 0), message };
    }
    // The large one has a finding of its own, which mends what follows.
    above = Math.max(depth, FIRST_AT_MOST - 1);
  }
}

function* headingsOf(node: MarkdownNode): Generator<MarkdownNode & { depth: number }> {
  const { depth } = node;
  if (node.type === "heading" && depth !== undefined) yield { ...node, depth };
  for (const child of node.children ?? []) yield* headingsOf(child);
}
