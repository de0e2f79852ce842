import { draw } from "./draw";
import { loadFonts } from "./fonts.server";
import { layOut } from "./layout";
import { paginate } from "./paginate";
import { parseBlocks } from "./parse-blocks";
import { Place } from "./place";
import type { Part } from "./rows";
import type { Segment } from "./spell";

const MM = 72 / 25.4;
const SIZES = { a4: [210 * MM, 297 * MM], letter: [612, 792] } as const;
const MARGINS = { top: 14 * MM, side: 16 * MM, bottom: 18 * MM } as const;
const EM = { normal: 9.5, large: 14 } as const;

export interface PdfWish {
  title: string;
  author: string;
  /** The page's own, as it is printed. */
  html: string;
  large: boolean;
  paper: keyof typeof SIZES;
}

/** Renders a page as a PDF: tagged, with bookmarks and embedded fonts. Loads PDFKit and the fonts on first use. */
export async function makePdf({ title, author, html, large, paper }: PdfWish): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: PDFDocument }, fonts, blocks] = await Promise.all([
    import("pdfkit"),
    loadFonts(),
    parseBlocks(html),
  ]);
  const [width, height] = SIZES[paper];
  const options: PDFKit.PDFDocumentOptions = {
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    tagged: true,
    lang: "de-DE",
    displayTitle: true,
    info: { Title: title, Author: author },
  };
  // Missing in PDFKit's types.
  const doc = new PDFDocument(Object.assign(options, { subset: "PDF/UA" }));
  for (const { name, data } of fonts) doc.registerFont(name, data);
  const widths = new Map<string, number>();
  const measure =
    (size: number) =>
    ({ font, text, isBox }: Segment) => {
      if (isBox) return size;
      const key = `${font} ${size} ${text}`;
      const known = widths.get(key) ?? doc.font(font).fontSize(size).widthOfString(text);
      widths.set(key, known);
      return known;
    };
  const root: Part = { tag: "Document", label: null, parts: [] };
  const room = height - MARGINS.top - MARGINS.bottom;
  const em = EM[large ? "large" : "normal"];
  const place = new Place({ fonts, measure }, room, em, MARGINS.side, width - 2 * MARGINS.side, root);
  const pages = paginate(layOut(blocks, place), room);
  const chunks: Uint8Array[] = [];
  const ended = new Promise((resolve, reject) => doc.on("end", resolve).on("error", reject));
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  draw(doc, { root, pages, measure, top: MARGINS.top });
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
