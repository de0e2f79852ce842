import type { Breathe } from "./breathe";
import type { Placed } from "./paginate";
import type { Part } from "./rows";

type Element = PDFKit.PDFStructureElement;
type Pages = readonly (readonly Placed[])[];

/**
 * The PDF's structure tree, built from the parts of the document. A part is written as soon as its last page is: PDFKit
 * assigns a link's annotation to the page drawn at that moment, and written parts are freed from memory.
 */
export class Structure {
  private readonly elements = new Map<Part, Element>();
  private readonly endingOn = new Map<number, Part[]>();

  private constructor(private readonly doc: PDFKit.PDFDocument) {}

  static async of(doc: PDFKit.PDFDocument, { root, pages, breathe }: { root: Part; pages: Pages; breathe: Breathe }) {
    splitLinks(root, pages);
    const structure = new Structure(doc);
    doc.addStructure(await structure.build(root, breathe));
    const last = new Map<Part, number>();
    eachPart(pages, (part, page) => last.set(part, page));
    for (const [part, page] of last) {
      const ending = structure.endingOn.get(page) ?? [];
      ending.push(part);
      structure.endingOn.set(page, ending);
    }
    return structure;
  }

  elementOf(part: Part): Element | undefined {
    return this.elements.get(part);
  }

  add(part: Part, content: PDFKit.PDFStructureContent): void {
    this.elements.get(part)?.add(content);
  }

  endPage(page: number): void {
    for (const part of this.endingOn.get(page) ?? []) if (part.parts.length === 0) this.elements.get(part)?.end();
  }

  private async build(part: Part, breathe: Breathe): Promise<Element> {
    await breathe();
    const options: { alt?: string; scope?: string } = part.label === null ? {} : { alt: part.label };
    // A table header without a scope belongs to no column; PDFKit's types lack it.
    if (part.tag === "TH") options.scope = "Column";
    const element = this.doc.struct(part.tag, options);
    this.elements.set(part, element);
    for (const child of part.parts) element.add(await this.build(child, breathe));
    return element;
  }
}

function eachPart(pages: Pages, see: (part: Part, page: number) => void): void {
  for (const [at, page] of pages.entries()) {
    for (const { row } of page) {
      for (const piece of row.pieces) {
        if (!("part" in piece)) continue;
        if (piece.kind === "text") for (const { part } of piece.segments) if (part) see(part, at);
        see(piece.part, at);
      }
    }
  }
}

/** A link that goes on on the next page is another one there: each names its own page. */
function splitLinks(root: Part, pages: Pages): void {
  const begunOn = new Map<Part, number>();
  for (const [at, page] of pages.entries()) {
    const goingOn = new Map<Part, Part>();
    for (const segment of page.flatMap(({ row }) =>
      row.pieces.flatMap((piece) => (piece.kind === "text" ? piece.segments : [])),
    )) {
      const { part } = segment;
      if (part?.tag !== "Link") continue;
      const begun = begunOn.get(part) ?? at;
      begunOn.set(part, begun);
      if (begun === at) continue;
      const next = goingOn.get(part) ?? { ...part, parts: [] };
      if (!goingOn.has(part)) insertBehind(part, next, root);
      goingOn.set(part, next);
      begunOn.set(next, at);
      segment.part = next;
    }
  }
}

function insertBehind(part: Part, next: Part, within: Part): boolean {
  const at = within.parts.indexOf(part);
  if (at === -1) return within.parts.some((each) => insertBehind(part, next, each));
  within.parts.splice(at + 1, 0, next);
  return true;
}
