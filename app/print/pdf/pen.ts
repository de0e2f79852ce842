import type { Box } from "./blocks";
import { ASCENDER } from "./fonts.server";
import type { Border, Segment } from "./rows";
import { RAISED } from "./wrap";

/** Rise of a footnote's number, relative to the font size. */
const LIFT = 0.33;

interface At {
  x: number;
  y: number;
}

/** Draws on the current page; callers tag the part of the document around it. */
export class Pen {
  constructor(private readonly doc: PDFKit.PDFDocument) {}

  text(segments: readonly Segment[], { x, y, size, goesOn }: At & { size: number; goesOn: boolean }): void {
    let at = x;
    for (const [index, segment] of segments.entries()) {
      const { font, isBox, text, width } = segment;
      if (isBox) {
        this.doc.markContent("Span", { actual: text });
        this.box({ x: at + 0.5, y: y + 0.25 * size }, 0.8 * size, text === "☑" ? "ticked" : "empty", 1);
        this.doc.endMarkedContent();
      } else {
        // Trailing space: without it, extracted text joins words across lines.
        const end = goesOn && index === segments.length - 1 ? " " : "";
        const own = segment.isRaised ? RAISED * size : size;
        // Fonts differ in height, so they are aligned on one baseline.
        const line = y + (ASCENDER - (segment.isRaised ? LIFT : 0)) * size;
        this.doc
          .font(font)
          .fontSize(own)
          .text(text + end, at, line, { lineBreak: false, baseline: "alphabetic" });
        if (segment.isStruck) this.rule({ x: at, y: line - 0.27 * own }, width, 0.06 * own);
      }
      at += width;
    }
  }

  rule({ x, y }: At, width: number, thickness: number): void {
    this.doc
      .lineWidth(thickness)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
  }

  box({ x, y }: At, size: number, state: Box, thickness = 1.2): void {
    const { doc } = this;
    doc.lineWidth(thickness).rect(x, y, size, size).stroke();
    if (state === "empty") return;
    doc.lineWidth(1.6).moveTo(x + 0.2 * size, y + 0.55 * size);
    doc
      .lineTo(x + 0.42 * size, y + 0.78 * size)
      .lineTo(x + 0.82 * size, y + 0.25 * size)
      .stroke();
  }

  figure({ x, y }: At, { width, modules, path }: { width: number; modules: number; path: string }): void {
    this.doc
      .save()
      .translate(x, y)
      .scale(width / modules)
      .path(path)
      .fill("black")
      .restore();
  }

  border({ look, x, width }: Border, { from, to }: { from: number; to: number }): void {
    if (look === "bar")
      this.doc
        .lineWidth(2.5)
        .moveTo(x + 1, from)
        .lineTo(x + 1, to)
        .stroke();
    else
      this.doc
        .lineWidth(0.7)
        .roundedRect(x, from, width, to - from, 4)
        .stroke();
  }
}
