import { readBlocks } from "~/content/written/read-blocks";
import { childrenOf, isElement, parseHtml, textOf, type Element } from "~/content/written/tree";
import type { WrittenText } from "~/domain/text/written-text";

/** Each „Vorlage“ of a mission's text: the boxes with a copy button. */
export async function readMissionTemplates(html: string, origin: string): Promise<WrittenText[]> {
  return (await parseHtml(html))
    .filter(isElement)
    .flatMap(boxesIn)
    .map((box) => {
      const [label] = childrenOf(box, "p").map(textOf);
      const blocks = childrenOf(box, "div").flatMap(({ children }) => readBlocks(children, { origin }));
      return { title: label?.replace(/^Vorlage: /, "") || "Vorlage", blocks };
    });
}

function boxesIn(element: Element): Element[] {
  if (childrenOf(element, "button").length > 0) return [element];
  return element.children.filter(isElement).flatMap(boxesIn);
}
