import type { FileChild, ParagraphChild } from "docx";
import { hasBox, type Block, type Span, type WrittenText } from "~/domain/written-text";

type Docx = typeof import("docx");

const FONT = "Arial";
/** In twentieths of a point. */
const INDENT = 400;
const MARGIN = 1134;
const A4 = { width: 11_906, height: 16_838 };
const DEEPEST = 3;

export async function writeDocx({ title, blocks }: WrittenText): Promise<Uint8Array> {
  const docx = await import("docx");
  const levels = Array.from({ length: DEEPEST }, (_, level) => level);
  const heading = (half: number, before: number) => ({
    run: { font: FONT, size: half, bold: true, color: "1F1B2E" },
    paragraph: { spacing: { before, after: 120 }, keepNext: true },
  });
  const file = new docx.Document({
    title,
    // The library would write its own name there.
    creator: "",
    lastModifiedBy: "",
    styles: {
      default: {
        document: {
          run: { font: FONT, size: 22, language: { value: "de-DE" } },
          paragraph: { spacing: { after: 120, line: 288 } },
        },
        heading1: heading(36, 0),
        heading2: heading(28, 320),
        heading3: heading(26, 280),
        heading4: heading(23, 240),
      },
    },
    numbering: {
      config: [
        {
          reference: "numbers",
          levels: levels.map((level) => ({
            level,
            format: docx.LevelFormat.DECIMAL,
            text: `%${level + 1}.`,
            style: { paragraph: { indent: indentAt(level) } },
          })),
        },
        {
          reference: "bullets",
          levels: levels.map((level) => ({
            level,
            format: docx.LevelFormat.BULLET,
            text: "•",
            style: { paragraph: { indent: indentAt(level) } },
          })),
        },
      ],
    },
    sections: [
      {
        properties: { page: { size: A4, margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } } },
        children: [
          new docx.Paragraph({ heading: docx.HeadingLevel.HEADING_1, text: title }),
          ...writeBlocks(blocks, docx, { level: 0, nextList: counter() }),
        ],
      },
    ],
  });
  return new Uint8Array(await docx.Packer.toArrayBuffer(file));
}

const indentAt = (level: number) => ({ left: INDENT * (level + 1), hanging: INDENT });

function counter(): () => number {
  let count = 0;
  return () => count++;
}

interface Place {
  level: number;
  /** A new numbering instance, so that each list starts at 1. */
  nextList: () => number;
}

function writeBlocks(blocks: readonly Block[], docx: Docx, place: Place): FileChild[] {
  return blocks.flatMap((block): FileChild[] => {
    if (block.kind === "heading") {
      const heading = docx.HeadingLevel[`HEADING_${block.level}`];
      return [new docx.Paragraph({ heading, children: writeSpans(block.spans, docx) })];
    }
    if (block.kind === "paragraph") return [new docx.Paragraph({ children: writeSpans(block.spans, docx) })];
    return block.kind === "list" ? writeList(block, docx, place) : [writeTable(block, docx)];
  });
}

function writeList({ isOrdered, items }: Extract<Block, { kind: "list" }>, docx: Docx, place: Place): FileChild[] {
  const { level } = place;
  const instance = place.nextList();
  const reference = isOrdered ? "numbers" : "bullets";
  return items.flatMap((item) => {
    const [first, ...rest] = item;
    if (first?.kind !== "paragraph") return writeBlocks(item, docx, place);
    const children = writeSpans(first.spans, docx);
    const look = hasBox(item) ? { indent: indentAt(level) } : { numbering: { reference, level, instance } };
    const below = { ...place, level: Math.min(level + 1, DEEPEST - 1) };
    return [new docx.Paragraph({ children, ...look }), ...writeBlocks(rest, docx, below)];
  });
}

const writeTable = ({ rows }: Extract<Block, { kind: "table" }>, docx: Docx): FileChild =>
  new docx.Table({
    width: { size: 100, type: docx.WidthType.PERCENTAGE },
    rows: rows.map(
      ({ isHead, cells }) =>
        new docx.TableRow({
          tableHeader: isHead,
          cantSplit: true,
          children: cells.map((spans) => {
            const bold = spans.map((span) => ({ ...span, isBold: span.isBold || isHead }));
            return new docx.TableCell({
              margins: { top: 60, bottom: 60, left: 100, right: 100 },
              children: [new docx.Paragraph({ children: writeSpans(bold, docx) })],
            });
          }),
        }),
    ),
  });

const writeSpans = (spans: readonly Span[], docx: Docx): ParagraphChild[] =>
  spans.map(({ text, isBold, isItalic, address }) => {
    // Only if set: an explicit false would override the bold of headings.
    const look = { ...(isBold && { bold: true }), ...(isItalic && { italics: true }) };
    if (text === "\n") return new docx.TextRun({ ...look, break: 1 });
    if (address === null) return new docx.TextRun({ ...look, text });
    return new docx.ExternalHyperlink({
      link: address,
      children: [new docx.TextRun({ ...look, text, style: "Hyperlink" })],
    });
  });
