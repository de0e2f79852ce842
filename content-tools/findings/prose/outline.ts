import { announcedIn, type Announced } from "./announced";
import { blockOf, type Block, type MarkdownNode, type Prose } from "./read-prose";

interface List {
  items: number;
  /** The items carry numbers of their own: „Abend 1 bis 3“. */
  isNumbered: boolean;
  isExample: boolean;
  /** Items that begin with a box to tick. */
  boxes: number;
  /** Things announced by the sentence that leads to the list with a colon. */
  announced: Announced[];
}

/** A heading with what stands below it up to the next one; the first section has none. */
export interface Section {
  heading: Block | null;
  paragraphs: Block[];
  lists: List[];
}

const OWN_NUMBER = /^\S+\s+\**(?:Abend|Schritt|Etappe)[ \u00a0]\d/;
const BOX = /^(?:[-*]\s+)?(?:☐|\[ \]|<Feld\b[^>]*\bart="haken")/;

export function outlineOf(prose: Prose): Section[] {
  const sections: Section[] = [{ heading: null, paragraphs: [], lists: [] }];
  let lead: Block | null = null;
  for (const node of prose.tree.children ?? []) {
    const block = blockOf(prose, node);
    if (node.type === "heading") sections.push({ heading: block, paragraphs: [], lists: [] });
    const section = sections.at(-1);
    if (node.type === "paragraph") section?.paragraphs.push(block);
    if (node.type === "list")
      section?.lists.push({ ...counted(prose, node), announced: lead ? leading(prose, lead) : [] });
    lead = node.type === "paragraph" ? block : null;
  }
  return sections;
}

function counted(prose: Prose, list: MarkdownNode): Omit<List, "announced"> {
  const { from, to } = blockOf(prose, list);
  const items = (list.children ?? []).map((item) => prose.text.slice(blockOf(prose, item).from));
  return {
    items: items.length,
    isNumbered: items.some((item) => OWN_NUMBER.test(item)),
    isExample: prose.blocks.some((block) => block.from >= from && block.to <= to && block.inside === "Beispiel"),
    boxes: items.filter((item) => BOX.test(item)).length,
  };
}

/** Things announced by the last sentence of a paragraph, if it ends in a colon. */
function leading(prose: Prose, lead: Block): Announced[] {
  const [last = ""] = /(?:(?![.?!]\s)[\s\S])*:$/.exec(prose.prose.slice(lead.from, lead.to)) ?? [];
  return announcedIn(prose, { ...lead, from: lead.to - last.length });
}
