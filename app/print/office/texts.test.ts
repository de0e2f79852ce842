import { strFromU8, unzipSync } from "fflate";
import { fromHtml } from "hast-util-from-html";
import { describe, expect, test } from "vitest";
import { writeDocx } from "./docx.server";
import { readMissionTemplates } from "./mission-templates.server";
import { writeOdt } from "./odt.server";
import { parseHtml } from "~/content/written/tree";
import { readBlocks } from "~/content/written/read-blocks";

const ORIGIN = "https://start.example";
const HTML =
  "<h2>Termine &amp; Preise</h2>\n<p>Hallo <strong>[Name]</strong>, <em>bis</em><br/>\ndann</p>" +
  "<ul>\n<li>Start: [Datum]</li>\n<li>Ende<ol><li>Erstens</li></ol></li>\n</ul><ul><li>☐ Geprüft</li></ul>" +
  "<table><thead><tr><th>Was</th><th>Preis</th></tr></thead><tbody><tr><td>Text</td><td>10&nbsp;€</td></tr></tbody></table>" +
  '<p>Siehe <a href="/vorlagen/angebot">Angebot</a>.</p><button type="button">Text kopieren</button>';

const written = async () => ({ title: "Mein Blatt", blocks: readBlocks(await parseHtml(HTML), { origin: ORIGIN }) });
const partOf = (bytes: Uint8Array, path: string) => strFromU8(unzipSync(bytes)[path] ?? new Uint8Array());
/** Texts of the paragraphs in an XML part. */
const paragraphs = (xml: string, tags: RegExp) =>
  xml
    .replace(/<text:line-break\/>|<w:br\/>/g, " ")
    .split(tags)
    .slice(1)
    .map((part) => textOf(part.replace(/^[^>]*>/, "").replace(/<\/(?:w:p|text:p|text:h)>.*/s, "")));
function textOf(xml: string): string {
  const read = (nodes: ReturnType<typeof fromHtml>["children"]): string =>
    nodes
      .map((node) => (node.type === "text" ? node.value : node.type === "element" ? read(node.children) : ""))
      .join("");
  return read(fromHtml(xml, { fragment: true }).children);
}

const SAID = [
  "Mein Blatt",
  "Termine & Preise",
  "Hallo [Name], bis dann",
  "Start: [Datum]",
  "Ende",
  "Erstens",
  "☐ Geprüft",
  "Was",
  "Preis",
  "Text",
  "10\u00a0€",
  "Siehe Angebot.",
];

describe("a text as .docx", () => {
  test("says what the page says, in its order", async () => {
    const xml = partOf(await writeDocx(await written()), "word/document.xml");
    expect(paragraphs(xml, /<w:p(?=[ >])/).filter(Boolean)).toEqual(SAID);
  });

  test("has headings, lists and a table that Word knows as such, in German", async () => {
    const bytes = await writeDocx(await written());
    const xml = partOf(bytes, "word/document.xml");
    expect([...xml.matchAll(/w:pStyle w:val="(Heading\d)"/g)].map(([, style]) => style)).toEqual([
      "Heading1",
      "Heading2",
    ]);
    expect([...xml.matchAll(/<w:ilvl w:val="(\d)"\/>/g)].map(([, level]) => level)).toEqual(["0", "0", "1"]);
    expect(xml.match(/<w:tc>/g)).toHaveLength(4);
    expect(xml).toContain("<w:tblHeader/>");
    expect(partOf(bytes, "word/styles.xml")).toContain('w:val="de-DE"');
    expect(partOf(bytes, "word/_rels/document.xml.rels")).toContain(`${ORIGIN}/vorlagen/angebot`);
  });
});

describe("a text as .odt", () => {
  test("says what the page says, in its order", async () => {
    const xml = partOf(await writeOdt(await written()), "content.xml").replace(/<text:s\/>/g, " ");
    expect(paragraphs(xml, /<text:[ph](?=[ >])/)).toEqual(SAID);
  });

  test("has headings, lists and a table that a word processor knows as such, in German", async () => {
    const bytes = await writeOdt(await written());
    const xml = partOf(bytes, "content.xml");
    expect([...xml.matchAll(/<text:h [^>]*outline-level="(\d)"/g)].map(([, level]) => level)).toEqual(["1", "2"]);
    expect(xml.match(/<text:list-item>/g)).toHaveLength(4);
    expect(xml).toContain("<table:table-header-rows>");
    expect(xml).toContain(`xlink:href="${ORIGIN}/vorlagen/angebot"`);
    expect(partOf(bytes, "styles.xml")).toContain('fo:language="de"');
  });

  test("begins with what it is, not compressed, as OpenDocument asks", async () => {
    const bytes = await writeOdt(await written());
    const type = "application/vnd.oasis.opendocument.text";
    expect(strFromU8(bytes.slice(30, 38 + type.length), true)).toBe(`mimetype${type}`);
  });
});

test("each „Vorlage“ of a mission is found with its name, and nothing around it", async () => {
  const box = (label: string, text: string) =>
    `<div role="note"><p>${label}</p><div class="prose"><p>${text}</p></div><button type="button">Text kopieren</button></div>`;
  const example = '<div role="note"><p>Beispiel</p><p>So</p></div>';
  const html = `<p>Davor</p>${box("Vorlage: Größe", "Hallo")}${example}${box("Vorlage", "Tschüs")}`;
  const found = await readMissionTemplates(html, ORIGIN);
  expect(found.map(({ title, blocks }) => [title, blocks.length])).toEqual([
    ["Größe", 1],
    ["Vorlage", 1],
  ]);
});
