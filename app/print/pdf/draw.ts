import type { Breathe } from "./breathe";
import type { Placed } from "./paginate";
import { Pen } from "./pen";
import type { Border, Part, PdfPiece, Segment } from "./rows";
import { Structure } from "./structure";
import { plainSegment, widthOf, type Measure } from "./wrap";

type Pdf = PDFKit.PDFDocument;
type Of<Kind extends PdfPiece["kind"]> = Extract<PdfPiece, { kind: Kind }>;

interface Drawing {
  root: Part;
  pages: readonly Placed[][];
  measure: (size: number) => Measure;
  top: number;
  breathe: Breathe;
}

const FOOT = 8.5;

export async function draw(doc: Pdf, { root, pages, measure, top, breathe }: Drawing): Promise<void> {
  const structure = await Structure.of(doc, { root, pages, breathe });
  const pen = new Pen(doc);
  const bookmarks = [{ level: 0, item: doc.outline }];
  const pageOf = new Map(
    pages.flatMap((page, at) => page.flatMap(({ row }) => (row.target ? [[row.target, at + 1]] : []))),
  );
  for (const [at, page] of pages.entries()) {
    doc.addPage();
    for (const { row, y } of page) {
      if (row.target) doc.addNamedDestination(row.target, "XYZ", 0, top + y, null);
      if (row.bookmark) {
        const { level, title } = row.bookmark;
        while ((bookmarks.at(-1)?.level ?? 0) >= level) bookmarks.pop();
        const item = bookmarks.at(-1)?.item.addItem(title, { expanded: level === 1 });
        if (item) bookmarks.push({ level, item });
      }
      for (const piece of row.pieces) drawPiece({ ...piece, y: piece.y + top + y });
    }
    drawBorders(page);
    if (!page[0]?.row.isCover) drawFoot(`Seite ${at + 1} von ${pages.length}`);
    structure.endPage(at);
    await breathe();
  }

  function tagged(part: Part, drawIt: () => void): void {
    const content = doc.markStructureContent(part.tag);
    drawIt();
    doc.endMarkedContent();
    structure.add(part, content);
  }
  function ornament(drawIt: () => void, type: "Layout" | "Pagination" = "Layout"): void {
    doc.markContent("Artifact", { type });
    drawIt();
    doc.endMarkedContent();
  }
  function drawPiece(piece: PdfPiece): void {
    switch (piece.kind) {
      case "text":
        return drawLine(piece);
      case "number":
        return drawNumber(piece);
      case "rule":
        return ornament(() => pen.rule(piece, piece.width, piece.look === "rule" ? 1.1 : 0.5));
      case "box":
        return ornament(() => pen.box(piece, piece.size, piece.state));
      case "figure":
        return tagged(piece.part, () => pen.figure(piece, piece));
    }
  }
  /** Each part of a line is tagged on its own, and links can be pressed. */
  function drawLine({ x, y, size, segments, part, goesOn }: Of<"text">): void {
    let at = x;
    for (const own of inParts(segments)) {
      const inner = own[0]?.part ?? null;
      const [place, width] = [{ x: at, y }, widthOf(own)];
      const isLast = own.at(-1) === segments.at(-1);
      tagged(inner ?? part, () => {
        pen.text(own, { ...place, size, goesOn: goesOn && isLast });
        if (inner?.address) pen.rule({ x: at, y: y + 1.02 * size }, width, 0.4);
      });
      if (inner?.address) {
        doc.link(at, y, width, 1.2 * size, inner.address, described(structure.elementOf(inner), inner.address));
      }
      at += width;
    }
  }
  function drawNumber({ x, y, width, size, target, part }: Of<"number">): void {
    const segments = [plainSegment(String(pageOf.get(target) ?? ""), measure(size))];
    const from = x + width - widthOf(segments);
    tagged(part, () => pen.text(segments, { x: from, y, size, goesOn: false }));
    doc.goTo(x, y, width, size * 1.2, target, described(structure.elementOf(part), part.label ?? ""));
  }
  function drawBorders(page: readonly Placed[]): void {
    const spans = new Map<Border, { from: number; to: number }>();
    for (const { row, y } of page) {
      for (const border of row.borders) {
        const from = spans.get(border)?.from ?? top + y;
        spans.set(border, { from, to: top + y + row.height });
      }
    }
    for (const [border, span] of spans) ornament(() => pen.border(border, span));
  }
  function drawFoot(text: string): void {
    const segments = [plainSegment(text, measure(FOOT))];
    const [x, y] = [doc.page.width - 45 - widthOf(segments), doc.page.height - 36];
    ornament(() => pen.text(segments, { x, y, size: FOOT, goesOn: false }), "Pagination");
  }
}

/**
 * Annotation with a description of its target. PDFKit writes a primitive string as a PDF name, a String object as text.
 */
function described(structParent: PDFKit.PDFStructureElement | undefined, text: string) {
  const options: { structParent?: PDFKit.PDFStructureElement; Name?: string } = Object.assign(
    structParent ? { structParent } : {},
    { Contents: new String(text) },
  );
  return options;
}

/** Neighbours of the same part of the document. */
function inParts(segments: readonly Segment[]): Segment[][] {
  const groups: Segment[][] = [];
  for (const segment of segments) {
    const last = groups.at(-1);
    if (last && last[0]?.part === segment.part) last.push(segment);
    else groups.push([segment]);
  }
  return groups;
}
