import type { Placed } from "./paginate";
import type { Frame, Part, Piece } from "./rows";
import type { Segment } from "./spell";

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;
type Of<Kind extends Piece["kind"]> = Extract<Piece, { kind: Kind }>;

interface Drawing {
  root: Part;
  pages: readonly Placed[][];
  measure: (size: number) => (segment: Segment) => number;
  top: number;
}

const THIN = 0.7;

export function draw(doc: Pdf, { root, pages, measure, top }: Drawing): void {
  const elements = new Map<Part, Element>();
  doc.addStructure(structure(doc, root, elements));
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
    drawFrames(page);
    if (!page[0]?.row.isCover) drawFoot(`Seite ${at + 1} von ${pages.length}`);
  }

  function tagged(part: Part, drawIt: () => void): void {
    const content = doc.markStructureContent(part.tag);
    drawIt();
    doc.endMarkedContent();
    elements.get(part)?.add(content);
  }
  function ornament(drawIt: () => void, type: "Layout" | "Pagination" = "Layout"): void {
    doc.markContent("Artifact", { type });
    drawIt();
    doc.endMarkedContent();
  }
  function drawPiece(piece: Piece): void {
    const { x, y } = piece;
    switch (piece.kind) {
      case "text":
        return tagged(piece.part, () => drawText(piece));
      case "number":
        return drawNumber(piece);
      case "rule":
        return ornament(() =>
          doc
            .lineWidth(piece.look === "rule" ? 1.1 : 0.5)
            .moveTo(x, y)
            .lineTo(x + piece.width, y)
            .stroke(),
        );
      case "box":
        return ornament(() => drawBox(piece));
      case "figure":
        return tagged(piece.part, () => {
          doc
            .save()
            .translate(x, y)
            .scale(piece.width / piece.modules)
            .path(piece.path)
            .fill("black")
            .restore();
        });
    }
  }
  function drawText({
    x,
    y,
    size,
    segments,
    goesOn,
  }: Pick<Of<"text">, "x" | "y" | "size" | "segments" | "goesOn">): void {
    let at = x;
    for (const [index, segment] of segments.entries()) {
      if (segment.isBox) {
        doc.markContent("Span", { actual: segment.text });
        const state = segment.text === "☑" ? "ticked" : "empty";
        drawBox({ x: at + 0.5, y: y + 0.25 * size, size: 0.8 * size, state }, 1);
        doc.endMarkedContent();
      } else {
        // Trailing space: without it, extracted text joins words across lines.
        const end = goesOn && index === segments.length - 1 ? " " : "";
        doc
          .font(segment.font)
          .fontSize(size)
          .text(segment.text + end, at, y, { lineBreak: false });
      }
      at += measure(size)(segment);
    }
  }
  function drawNumber({ x, y, width, size, target, part }: Of<"number">): void {
    const number = { font: "regular-latin", text: String(pageOf.get(target) ?? ""), isBox: false };
    const from = x + width - measure(size)(number);
    tagged(part, () => drawText({ x: from, y, size, segments: [number], goesOn: false }));
    const element = elements.get(part);
    // PDFKit writes a primitive string as a PDF name, a String object as text.
    const described = { structParent: element, Contents: new String(part.label) };
    const options: { structParent?: Element; Name?: string } = described;
    doc.goTo(x, y, width, size * 1.2, target, options);
    // Ended here: it records the page of its link when it ends.
    element?.end();
  }
  function drawBox({ x, y, size, state }: Omit<Of<"box">, "kind">, line = 1.2): void {
    doc.lineWidth(line).rect(x, y, size, size).stroke();
    if (state === "empty") return;
    doc.lineWidth(1.6).moveTo(x + 0.2 * size, y + 0.55 * size);
    doc
      .lineTo(x + 0.42 * size, y + 0.78 * size)
      .lineTo(x + 0.82 * size, y + 0.25 * size)
      .stroke();
  }
  function drawFrames(page: readonly Placed[]): void {
    const frames = new Set(page.flatMap(({ row }) => row.frames));
    for (const frame of frames) {
      const inside = page.filter(({ row }) => row.frames.includes(frame));
      const from = top + Math.min(...inside.map(({ y }) => y));
      const to = top + Math.max(...inside.map(({ y, row }) => y + row.height));
      ornament(() => drawFrame(frame, from, to));
    }
  }
  function drawFrame({ look, x, width }: Frame, from: number, to: number): void {
    if (look === "bar")
      doc
        .lineWidth(2.5)
        .moveTo(x + 1, from)
        .lineTo(x + 1, to)
        .stroke();
    else
      doc
        .lineWidth(THIN)
        .roundedRect(x, from, width, to - from, 4)
        .stroke();
  }
  function drawFoot(text: string): void {
    const size = 8.5;
    const segment = { font: "regular-latin", text, isBox: false };
    const [x, y] = [doc.page.width - 45 - measure(size)(segment), doc.page.height - 36];
    ornament(() => drawText({ x, y, size, segments: [segment], goesOn: false }), "Pagination");
  }
}

function structure(doc: Pdf, part: Part, elements: Map<Part, Element>): Element {
  const element = doc.struct(part.tag, part.label === null ? {} : { alt: part.label });
  elements.set(part, element);
  for (const child of part.parts) element.add(structure(doc, child, elements));
  return element;
}
