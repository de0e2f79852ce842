import type { WrittenText } from "~/domain/text/written-text";
import { BULLETS, DocxWriter, indentAt, LEVELS, numbersFrom, startsIn } from "./docx-blocks";

const FONT = "Arial";
/** Unit: twentieths of a point. */
const MARGIN = 1134;
const A4 = { width: 11_906, height: 16_838 };

export async function writeDocx({ title, blocks }: WrittenText): Promise<Uint8Array> {
  const docx = await import("docx");
  const heading = (half: number, before: number) => ({
    run: { font: FONT, size: half, bold: true, color: "1F1B2E" },
    paragraph: { spacing: { before, after: 120 }, keepNext: true },
  });
  const file = new docx.Document({
    title,
    // Empty, as the library would write its own name there.
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
        ...[...startsIn(blocks)].map((start) => ({
          reference: numbersFrom(start),
          levels: LEVELS.map((level) => ({
            level,
            start,
            format: docx.LevelFormat.DECIMAL,
            text: `%${level + 1}.`,
            style: { paragraph: { indent: indentAt(level) } },
          })),
        })),
        {
          reference: BULLETS,
          levels: LEVELS.map((level) => ({
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
          ...new DocxWriter(docx).write(blocks),
        ],
      },
    ],
  });
  return new Uint8Array(await docx.Packer.toArrayBuffer(file));
}
