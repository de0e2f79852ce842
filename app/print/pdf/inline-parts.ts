import type { Span } from "~/domain/text/written-text";
import type { Part } from "./rows";
import type { Run } from "./wrap";

/**
 * Links and code are parts of their own within a paragraph. Text beside them then becomes a part, too: a part's own
 * text is read after all its parts.
 */
export function inlineRuns(spans: readonly Span[], paragraph: Part): Run[] {
  if (!spans.some(({ address, isCode }) => address !== null || isCode))
    return spans.map((span) => ({ ...span, part: null }));
  let last: { tag: string; part: Part } | null = null;
  return spans.map((span) => {
    const { address } = span;
    const tag = address !== null ? "Link" : span.isCode ? "Code" : "Span";
    if (last?.tag !== tag || last.part.address !== address) {
      const part: Part = { tag, label: null, address, parts: [] };
      paragraph.parts.push(part);
      last = { tag, part };
    }
    return { ...span, part: last.part };
  });
}
