import type { MarkdownNode, Prose } from "./read-prose";
import type { Mark } from "./typography";

/** Deepest level of a text's first heading; the page title stands above it. */
const FIRST_AT_MOST = 3;

/** Reports skipped levels: screen-reader users take the gap for missed content. */
export function* checkHeadings({ tree, bodyStart }: Prose): Generator<Mark> {
  let above = FIRST_AT_MOST - 1;
  for (const { depth, position } of headingsOf(tree)) {
    if (depth > above + 1) {
      const message = `Mach ${"#".repeat(above + 1)} aus ${"#".repeat(depth)}: Keine Stufe wird übersprungen.`;
      yield { rule: "T014", at: bodyStart + (position?.start.offset ?? 0), message };
    }
    // Level 1 is reported by T006 only: here it counts as 2, so that a ### may follow.
    above = Math.max(depth, FIRST_AT_MOST - 1);
  }
}

function* headingsOf(node: MarkdownNode): Generator<MarkdownNode & { depth: number }> {
  const { depth } = node;
  if (node.type === "heading" && depth !== undefined) yield { ...node, depth };
  for (const child of node.children ?? []) yield* headingsOf(child);
}
