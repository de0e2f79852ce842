import { parseHtml, type Element } from "~/content/written/tree";
import type { Block } from "~/domain/text/written-text";
import { elementsIn, readBlocks } from "./read-html.server";

interface MissionTemplate {
  title: string;
  blocks: Block[];
}

/** Each „Vorlage“ of a mission's text: the boxes with a copy button. */
export async function readMissionTemplates(html: string, origin: string): Promise<MissionTemplate[]> {
  return (await parseHtml(html))
    .flatMap((node) => (node.type === "element" ? boxesIn(node) : []))
    .map((box) => {
      const [label] = elementsIn(box, "p").map(({ children }) => readBlocks(children, { origin })[0]);
      const named = label?.kind === "paragraph" ? label.spans.map(({ text }) => text).join("") : "";
      const blocks = elementsIn(box, "div").flatMap(({ children }) => readBlocks(children, { origin }));
      return { title: named.replace(/^Vorlage: /, "") || "Vorlage", blocks };
    });
}

function boxesIn(element: Element): Element[] {
  if (elementsIn(element, "button").length > 0) return [element];
  return element.children.flatMap((child) => (child.type === "element" ? boxesIn(child) : []));
}
