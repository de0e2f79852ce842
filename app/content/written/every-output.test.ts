import { beforeAll, expect, test } from "vitest";
import { compileSample } from "../../../tests/outputs/compile-sample";
import { PLACE } from "../../../tests/fixtures/compile-body";
import { BODY } from "../../../tests/outputs/samples";
import { readDocx, readOdt } from "../../../tests/fixtures/read-office";
import { readPdf } from "../../../tests/fixtures/read-pdf";
import { linked } from "../../mail/linked";
import { writeDocx } from "~/print/office/docx.server";
import { writeOdt } from "~/print/office/odt.server";
import { readBlocks } from "./read-blocks";
import { makePdf } from "../../print/pdf/make-pdf.server";
import { sheetHtml } from "../../print/sheet-html";
import { plainText } from "../plain-text";
import { parseHtml } from "./tree";

// Tests the formatting and links of each output; tests/outputs.test.ts covers the wording.

const ORIGIN = "https://start.example";
const LOOKS = [
  "32. August",
  "☑ getan",
  "Menge ⇥center",
  "Preis ⇥right",
  "Text ~alt~",
  "`x = 1` ⇥center",
  "Weg: ~dies~ und _kursiv_^1^. Zu den Preisen.",
  "Zeile eins\nZeile zwei",
  "`if (a) {`\n`    b();`\n`}`",
  "⏎ Neue Seite",
];

let html: string;
beforeAll(async () => {
  html = await compileSample(BODY);
});
const blocks = async () => readBlocks(await parseHtml(html), { origin: ORIGIN });

test("a page has the numbers, boxes and alignments that were written, and footnotes in German", () => {
  expect(html).toContain('<ol start="31">');
  expect(html).toContain('<ol start="3">');
  expect(html.match(/<li class="list-none">[☐☑]/g)).toHaveLength(3);
  expect(html).not.toContain("<input");
  expect(html).toContain('<td style="text-align:right">10 €</td>');
  expect(html).toContain('<h2 id="wissen-alles-fussnoten">Fußnoten</h2>');
  expect(html).not.toMatch(/Back to|user-content/);
});

test("a .docx has its looks", async () => {
  expect(readDocx(await writeDocx({ title: "Alles", blocks: await blocks() }))).toEqual(expect.arrayContaining(LOOKS));
});

test("an .odt has its looks", async () => {
  expect(readOdt(await writeOdt({ title: "Alles", blocks: await blocks() }))).toEqual(expect.arrayContaining(LOOKS));
});

test("a PDF file has its parts, pages and links to follow", async () => {
  const sheet = sheetHtml(html, { origin: ORIGIN, level: 1 });
  const wish = { title: "Alles", author: "Startklar", large: false, paper: "a4" } as const;
  const { texts, roles, links } = await readPdf(await makePdf({ ...wish, html: sheet }));
  expect(texts).toHaveLength(2);
  expect(texts[1]).toMatch(/^NeueSeite/);
  expect(links.map(({ url }: { url?: string }) => url)).toEqual([`${ORIGIN}/pricing`, PLACE.resource.url]);
  expect(roles.filter((role) => role === "Link")).toHaveLength(2);
  expect(roles.filter((role) => role === "Code").length).toBeGreaterThan(1);
  expect(roles.filter((role) => role === "TH")).toHaveLength(3);
});

test("each file names a fold as the page does, which takes the words from its stylesheet", async () => {
  const fold = "<details><summary>Steuern</summary><p>Text</p></details>";
  const files = { title: "Alles", blocks: readBlocks(await parseHtml(fold), { origin: ORIGIN }) };
  expect(readDocx(await writeDocx(files))).toContain("Gut zu wissen: Steuern");
  expect(readOdt(await writeOdt(files))).toContain("Gut zu wissen: Steuern");
  const { texts } = await readPdf(
    await makePdf({ title: "Alles", author: "Startklar", large: false, paper: "a4", html: fold }),
  );
  expect(texts[0]).toMatch(/^Gutzuwissen:SteuernText/);
});

test("a mail has signs for looks, and indentation", () => {
  const text = plainText(html, ORIGIN);
  for (const said of ["  - innen", "    1. tief", "☑ getan", "Text ~~alt~~ | x = 1 | 10 €", "if (a) {\n    b();\n}"]) {
    expect(text).toContain(said);
  }
  expect(linked(text)).toContain("<br>\u00a0\u00a0- innen");
  expect(text).toContain(`kursiv[1]. Zu den Preisen (${ORIGIN}/pricing).`);
});
