import { beforeAll, expect, test } from "vitest";
import { missingInPdf } from "../../../tests/fixtures/missing-in-pdf";
import { readDocx, readOdt } from "../../../tests/fixtures/read-office";
import { readPdf } from "../../../tests/fixtures/read-pdf";
import { writeDocx } from "../../office/docx.server";
import { writeOdt } from "../../office/odt.server";
import { readBlocks } from "../../office/read-html.server";
import { makePdf } from "../../print/pdf/make-pdf.server";
import { sheetHtml } from "../../print/sheet-html";
import { compileBody } from "../compile/compile.server";
import type { ComponentContext } from "../compile/components";
import { plainText } from "../plain-text";
import { parseHtml } from "./tree";

const ORIGIN = "https://start.example";
/** All that Markdown of the usual kind knows. */
const BODY = `31. Juli ist Schluss.
32. August

Danach:

3. Drei
4. Vier
   - innen
     1. tief

   Noch ein Absatz

- [ ] offen
- [x] getan
- ☐ auch offen

1. [ ] erst

| Was | Menge | Preis |
| :-- | :-: | --: |
| Text ~~alt~~ | \`x = 1\` | 10 € |

Weg: ~~dies~~ und *kursiv*[^1]. Zu den [Preisen](/pricing).

Zeile eins\\
Zeile zwei

\`\`\`
if (a) {
    b();
}
\`\`\`

> Zitat

<Seitenwechsel />

Neue Seite

[^1]: Fußnote Nguyễn ≥ 5
`;
const SAID = [
  ...["31. Juli ist Schluss.", "32. August", "Danach:", "3. Drei", "4. Vier", "• innen", "1. tief", "Noch ein Absatz"],
  ...["☐ offen", "☑ getan", "☐ auch offen", "1. ☐ erst"],
  ...["Was", "Menge ⇥center", "Preis ⇥right", "Text ~alt~", "`x = 1` ⇥center", "10 € ⇥right"],
  "Weg: ~dies~ und _kursiv_^1^. Zu den Preisen.",
  "Zeile eins\nZeile zwei",
  "`if (a) {`\n`    b();`\n`}`",
  "Zitat",
  ...["⏎ Neue Seite", "Fußnoten", "1. Fußnote Nguyễn ≥ 5"],
];

let html: string;
beforeAll(async () => {
  const context: ComponentContext = { site: SITE, passages: new Map(), templates: new Map() };
  const compiled = await compileBody({ path: "passages/alles.mdx", body: BODY, bodyOffset: 4 }, context);
  if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join());
  ({ html } = compiled);
});
const blocks = async () => readBlocks(await parseHtml(html), { origin: ORIGIN });
/** Below the title. */
const below = (lines: readonly string[]) => lines.slice(1);

test("a page has the numbers, boxes and alignments that were written, and footnotes in German", () => {
  expect(html).toContain('<ol start="31">');
  expect(html).toContain('<ol start="3">');
  expect(html.match(/<li class="list-none">[☐☑]/g)).toHaveLength(3);
  expect(html).not.toContain("<input");
  expect(html).toContain('<td style="text-align:right">10 €</td>');
  expect(html).toContain('<h2 id="wissen-alles-fussnoten">Fußnoten</h2>');
  expect(html).not.toMatch(/Back to|user-content/);
});

test("a .docx says all of it", async () => {
  expect(below(readDocx(await writeDocx({ title: "Alles", blocks: await blocks() })))).toEqual(SAID);
});

test("an .odt says all of it", async () => {
  expect(below(readOdt(await writeOdt({ title: "Alles", blocks: await blocks() })))).toEqual(SAID);
});

test("a PDF file says all of it, in its order, with links to follow", async () => {
  const sheet = sheetHtml(html, { origin: ORIGIN, level: 1 });
  const wish = { title: "Alles", author: "Startklar", large: false, paper: "a4" } as const;
  const { texts, roles, links } = await readPdf(await makePdf({ ...wish, html: sheet }));
  expect(await missingInPdf(texts, sheet)).toEqual([]);
  expect(texts).toHaveLength(2);
  for (const said of ["31.JuliistSchluss.32.August", "3.Drei4.Vier•innen1.tief", "1.erst", "1.FußnoteNguyễn≥5"]) {
    expect(texts.join("")).toContain(said);
  }
  expect(texts[1]).toMatch(/^NeueSeite/);
  expect(links.map(({ url }: { url?: string }) => url)).toEqual([`${ORIGIN}/pricing`]);
  expect(roles.filter((role) => role === "Link")).toHaveLength(1);
  expect(roles.filter((role) => role === "Code").length).toBeGreaterThan(1);
  expect(roles.filter((role) => role === "TH")).toHaveLength(3);
});

test("a mail says all of it", () => {
  const text = plainText(html, ORIGIN);
  for (const said of [
    "31. Juli",
    "3. Drei",
    "  - innen",
    "    1. tief",
    "☑ getan",
    "1. ☐ erst",
    "Text ~~alt~~ | x = 1 | 10 €",
  ]) {
    expect(text).toContain(said);
  }
  expect(text).toContain(`kursiv[1]. Zu den Preisen (${ORIGIN}/pricing).`);
  expect(text).toContain("if (a) {\n    b();\n}");
  expect(text).toMatch(/Fußnoten\n\n1\. Fußnote Nguyễn ≥ 5$/);
});

const SITE: ComponentContext["site"] = {
  productName: "Probe",
  tagline: "Probe",
  description: "Probe",
  scoring: "summe",
  rechtlichGeprueft: false,
  operator: {
    name: "Rosa",
    street: "Weg 1",
    city: "12345 Ort",
    country: "Deutschland",
    email: "rosa@example.org",
    responsible: "Rosa",
    placeholder: false,
  },
};
