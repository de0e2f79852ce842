import { readDocx, readOdt } from "../fixtures/read-office";
import { readPdf } from "../fixtures/read-pdf";
import { plainText } from "../../app/content/plain-text";
import { parseHtml } from "../../app/content/written/tree";
import { sampleMails } from "../../app/mail/samples";
import { writeDocx } from "../../app/print/office/docx.server";
import { writeOdt } from "../../app/print/office/odt.server";
import { readBlocks } from "../../app/content/written/read-blocks";
import { makePdf } from "../../app/print/pdf/make-pdf.server";
import { sheetHtml } from "../../app/print/sheet-html";
import { compileSample } from "./compile-sample";
import type { Reading } from "./missing-lines";
import { ORIGIN, OPERATOR, type Output } from "./output";
import { readShown } from "./read-shown";

const blocksOf = async (html: string) => readBlocks(await parseHtml(html), { origin: ORIGIN });
/** Removes the signs by which the readers of office files mark formatting, alignment and page breaks. */
const withoutLooks = (lines: readonly string[]): Reading => ({
  lines: lines.map((line) => line.replace(/[~_`^]|⏎ | ⇥\w+/g, "")),
});

function mailOf(html: string) {
  const text = plainText(html, ORIGIN);
  const site = { productName: "Probe", origin: ORIGIN, operator: OPERATOR, withdrawalText: "" };
  const { receipt } = sampleMails({ ...site, termsText: text });
  if (!receipt) throw new Error("No mail has texts of the content.");
  return receipt;
}
/** Turns the signs that stand for markup in a mail's text into what the other readers show. */
const fromSigns = (lines: readonly string[]): Reading => ({
  lines: lines.map((line) =>
    line
      .replaceAll("~~", "")
      .replace(/\[(\d)\]/g, "$1")
      .replace(/^[\s\u00a0]*- /, "• ")
      .replace("• ☐", "☐")
      .replace("• ☑", "☑")
      .replaceAll(" | ", " "),
  ),
});

/** Outputs of a content body, which an author has written. */
export const OF_BODY: readonly Output<string>[] = [
  { name: "page", routes: [], read: async (body) => ({ lines: await readShown(await compileSample(body)) }) },
  {
    name: "printed page",
    routes: [],
    read: async (body) => ({
      lines: await readShown(sheetHtml(await compileSample(body), { origin: ORIGIN, level: 1 })),
    }),
  },
  {
    name: "PDF",
    routes: [
      ...["mission.$missionId.druck[.]pdf", "pfad.druck[.]pdf", "vorlagen.$templateId_.druck[.]pdf"],
      "beispiele_.$path.$document_.druck[.]pdf",
      ...["coach.plan.druck[.]pdf", "quiz-results_.druck[.]pdf"],
    ],
    async read(body) {
      const html = sheetHtml(await compileSample(body), { origin: ORIGIN, level: 1 });
      const wish = { title: "Alles", author: "Probe", large: false, paper: "a4" } as const;
      const { texts } = await readPdf(await makePdf({ ...wish, html }));
      return { lines: texts.map((text) => text.replace(/Seite\d+von\d+$/, "")), isLettersAlone: true };
    },
  },
  {
    name: ".docx",
    routes: ["vorlagen.datei.$file", "mission.$missionId.vorlage.$file", "beispiele_.datei.$file"],
    read: async (body) =>
      withoutLooks(readDocx(await writeDocx({ title: "Alles", blocks: await blocksOf(await compileSample(body)) }))),
  },
  {
    name: ".odt",
    routes: ["vorlagen.datei.$file", "mission.$missionId.vorlage.$file", "beispiele_.datei.$file"],
    read: async (body) =>
      withoutLooks(readOdt(await writeOdt({ title: "Alles", blocks: await blocksOf(await compileSample(body)) }))),
  },
  {
    name: "mail as text",
    routes: [],
    read: async (body) => fromSigns(mailOf(await compileSample(body)).text.split("\n")),
  },
  {
    name: "mail as HTML",
    routes: [],
    read: async (body) => fromSigns(await readShown(mailOf(await compileSample(body)).html)),
  },
];
