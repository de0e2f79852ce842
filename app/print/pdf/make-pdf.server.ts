import { turns } from "~/environment/in-turn";
import { plainParagraph } from "~/domain/text/written-text";
import { breather } from "./breathe";
import { draw } from "./draw";
import { Faces } from "./face";
import { loadFonts } from "./fonts.server";
import { layOut } from "./layout";
import { paginate } from "./paginate";
import { LayoutContext } from "./layout-context";
import { readSheet } from "./read-sheet";
import type { Part } from "./rows";
import { RAISED, type Measure } from "./wrap";

const MM = 72 / 25.4;
const SIZES = { a4: [210 * MM, 297 * MM], letter: [612, 792] } as const;
const MARGINS = { top: 14 * MM, side: 16 * MM, bottom: 18 * MM } as const;
const EM = { normal: 9.5, large: 14 } as const;

/** Some 200 pages: twenty times what a person writes who answers everything at length. */
const MOST_LINES = 12_000;
/** Printed at the end of the file, as characters of the learner's name may be among those missing. */
const PLACEHOLDERS =
  "[?] und [Emoji] stehen für Zeichen, die diese Datei nicht schreiben kann. Öffne die Druckansicht im Browser und wähl " +
  "dort „Drucken“: Auf dem Blatt, das dein Browser druckt, stehen sie.";
const CUT =
  "Hier endet die Datei, mehr Zeilen fasst sie nicht. Alles, was du geschrieben hast, ist noch da: Die Druckansicht im " +
  "Browser zeigt es ganz, und deine Mappe gibt es auch als Textdatei.";

export interface PdfWish {
  title: string;
  author: string;
  /** The page's own HTML, as it is printed. */
  html: string;
  large: boolean;
  paper: keyof typeof SIZES;
}

/** Limits parallel PDFs to two, as each takes processor time and memory for itself. */
const inTurn = turns(2);

/** A page as a PDF: tagged, with bookmarks and embedded fonts. Loads PDFKit and the fonts on first use. */
export const makePdf = (wish: PdfWish): Promise<Uint8Array<ArrayBuffer>> => inTurn(() => render(wish));

async function render({ title, author, html, large, paper }: PdfWish): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: PDFDocument }, fonts, blocks] = await Promise.all([import("pdfkit"), loadFonts(), readSheet(html)]);
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
  const breathe = breather();
  const root: Part = { tag: "Document", label: null, address: null, parts: [] };
  const room = height - MARGINS.top - MARGINS.bottom;
  const em = EM[large ? "large" : "normal"];
  const type = { faces: new Faces(fonts), measure: measureWith(doc), breathe, room: { lines: MOST_LINES } };
  const context = new LayoutContext(type, room, em, MARGINS.side, width - 2 * MARGINS.side, root);
  const rows = await layOut(blocks, context);
  const notes = [type.room.lines < 0 && CUT, type.faces.areIncomplete && PLACEHOLDERS].filter((note) => note !== false);
  type.room.lines = Infinity;
  const noteRows = await layOut(
    notes.flatMap((note) => [{ kind: "rule" }, plainParagraph(note)]),
    context.toned("small"),
  );
  const pages = paginate([...rows, ...noteRows], room);
  const chunks: Uint8Array[] = [];
  const ended = new Promise((resolve, reject) => doc.on("end", resolve).on("error", reject));
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  await draw(doc, { root, pages, measure: type.measure, top: MARGINS.top, breathe });
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Measures text, each word once, at the size of one point. */
function measureWith(doc: PDFKit.PDFDocument): (size: number) => Measure {
  const widths = new Map<string, number>();
  return (size) =>
    ({ font, text, isBox, isRaised }) => {
      if (isBox) return size;
      const key = `${font} ${text}`;
      const known = widths.get(key) ?? doc.font(font).fontSize(1).widthOfString(text);
      widths.set(key, known);
      return known * (isRaised ? RAISED : 1) * size;
    };
}
