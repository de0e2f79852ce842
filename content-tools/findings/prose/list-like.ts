import type { MarkdownNode, Prose } from "./read-prose";
import type { Mark } from "./typography";

const MONTH = /^\d+[.)]\s+(?:Jan|Jän|Feb|März|Apr|Mai\b|Jun|Jul|Aug|Sep|Okt|Nov|Dez)/;

/** Reports lines that Markdown takes for a list item though a sentence was meant: a date or sum at the line's start. */
export function* checkListLike({ text, tree, bodyStart }: Prose): Generator<Mark> {
  for (const list of listsOf(tree)) {
    const items = list.children ?? [];
    const isLone = list.ordered === true && items.length === 1 && (list.start ?? 1) > 1;
    for (const { position } of items) {
      const at = bodyStart + (position?.start.offset ?? 0);
      const [line = ""] = text.slice(at).split("\n", 1);
      const [mark = ""] = /^\S+/.exec(line) ?? [];
      if (!isLone && !MONTH.test(line) && mark !== "+") continue;
      const written = mark === "+" ? "\\+" : mark.replace(/[.)]$/, "\\$&");
      const message = `„${mark}“ am Anfang einer Zeile macht eine Liste: Schreib ${written}, oder stell ein Wort davor.`;
      yield { rule: "T018", at, message };
    }
  }
}

function* listsOf(node: MarkdownNode): Generator<MarkdownNode> {
  if (node.type === "list") yield node;
  for (const child of node.children ?? []) yield* listsOf(child);
}
