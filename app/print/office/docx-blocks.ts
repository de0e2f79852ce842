import type { FileChild, IParagraphOptions, ParagraphChild } from "docx";
import { hasBox, styleLevel, type Block, type Cell, type Span } from "~/domain/text/written-text";

export type Docx = typeof import("docx");
type List = Extract<Block, { kind: "list" }>;

const CODE_FONT = "Courier New";
/** Unit: twentieths of a point. */
const INDENT = 400;
/** Word supports nine levels. */
export const LEVELS = Array.from({ length: 9 }, (_, level) => level);

export const indentAt = (level: number) => ({ left: INDENT * (level + 1), hanging: INDENT });

/** Numbering begins where its definition says, so each first number has a definition of its own. */
export const numbersFrom = (start: number): string => `numbers-${start}`;
export const BULLETS = "bullets";

/** First numbers of all ordered lists in the blocks. */
export const startsIn = (blocks: readonly Block[]): Set<number> =>
  new Set(
    blocks.flatMap((block) => {
      if ("blocks" in block) return [...startsIn(block.blocks)];
      if (block.kind !== "list") return [];
      return [...(block.isOrdered ? [block.start] : []), ...block.items.flatMap((item) => [...startsIn(item)])];
    }),
  );

/** Writes blocks in their order; which list or page is begun depends on what came before. */
export class DocxWriter {
  private lists = 0;
  private isNewPage = false;

  constructor(private readonly docx: Docx) {}

  /** `level`: depth of nested lists. */
  write(blocks: readonly Block[], level = 0): FileChild[] {
    return blocks.flatMap((block) => this.writeBlock(block, level));
  }

  private writeBlock(block: Block, level: number): FileChild[] {
    const { docx } = this;
    const indent = { left: INDENT * level };
    switch (block.kind) {
      case "heading":
        return [
          this.paragraph({
            heading: docx.HeadingLevel[`HEADING_${styleLevel(block.level)}`],
            children: writeSpans(block.spans, docx),
          }),
        ];
      case "paragraph":
        return [this.paragraph({ children: writeSpans(block.spans, docx), ...(level > 0 && { indent }) })];
      case "list":
        return this.writeList(block, level);
      case "table":
        return [...(this.isNewPage ? [this.paragraph({})] : []), writeTable(block, docx)];
      case "quote": {
        const border = { left: { style: docx.BorderStyle.SINGLE, size: 12, space: 8, color: "8A8699" } };
        return block.blocks.flatMap((inner) =>
          inner.kind === "paragraph"
            ? [
                this.paragraph({
                  children: writeSpans(inner.spans, docx),
                  indent: { left: indent.left + INDENT },
                  border,
                }),
              ]
            : this.writeBlock(inner, level + 1),
        );
      }
      case "note":
      case "fold":
        return this.write(block.blocks, level);
      case "code":
        return [this.paragraph({ children: writeCode(block.lines, docx), keepLines: true, indent })];
      case "rule":
        return [
          this.paragraph({
            border: { bottom: { style: docx.BorderStyle.SINGLE, size: 6, space: 1, color: "8A8699" } },
          }),
        ];
      case "pageBreak":
        this.isNewPage = true;
        return [];
    }
  }

  private paragraph(options: IParagraphOptions): FileChild {
    const pageBreakBefore = this.isNewPage;
    this.isNewPage = false;
    return new this.docx.Paragraph({ ...options, ...(pageBreakBefore && { pageBreakBefore }) });
  }

  private writeList({ isOrdered, start, items }: List, level: number): FileChild[] {
    const instance = this.lists++;
    const reference = isOrdered ? numbersFrom(start) : BULLETS;
    const deepest = Math.min(level, LEVELS.length - 1);
    return items.flatMap((item) => {
      const [first, ...others] = item;
      const look =
        hasBox(item) && !isOrdered
          ? { indent: indentAt(deepest) }
          : { numbering: { reference, level: deepest, instance } };
      const isText = first?.kind === "paragraph";
      // An item that begins with a table or code still gets a number, on an empty paragraph.
      const children = isText ? writeSpans(first.spans, this.docx) : [];
      return [this.paragraph({ children, ...look }), ...this.write(isText ? others : item, level + 1)];
    });
  }
}

const writeTable = ({ rows }: Extract<Block, { kind: "table" }>, docx: Docx): FileChild =>
  new docx.Table({
    width: { size: 100, type: docx.WidthType.PERCENTAGE },
    rows: rows.map(
      ({ isHead, cells }) =>
        new docx.TableRow({
          tableHeader: isHead,
          cantSplit: true,
          children: cells.map((cell) => writeCell(cell, docx)),
        }),
    ),
  });

const writeCell = ({ alignment, spans }: Cell, docx: Docx) =>
  new docx.TableCell({
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    children: [
      new docx.Paragraph({
        children: writeSpans(spans, docx),
        ...(alignment !== "left" && { alignment: docx.AlignmentType[alignment === "right" ? "RIGHT" : "CENTER"] }),
      }),
    ],
  });

const writeSpans = (spans: readonly Span[], docx: Docx): ParagraphChild[] =>
  spans.map(({ text, isBold, isItalic, isStruck, isCode, isRaised, address }) => {
    // Set only when true: an explicit false would override the bold of headings.
    const look = {
      ...(isBold && { bold: true }),
      ...(isItalic && { italics: true }),
      ...(isStruck && { strike: true }),
      ...(isCode && { font: CODE_FONT }),
      ...(isRaised && { superScript: true }),
    };
    if (text === "\n") return new docx.TextRun({ ...look, break: 1 });
    if (address === null) return new docx.TextRun({ ...look, text });
    return new docx.ExternalHyperlink({
      link: address,
      children: [new docx.TextRun({ ...look, text, style: "Hyperlink" })],
    });
  });

const writeCode = (lines: readonly string[], docx: Docx): ParagraphChild[] =>
  lines.map((text, at) => new docx.TextRun({ text, font: CODE_FONT, ...(at > 0 && { break: 1 }) }));
