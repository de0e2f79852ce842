import type { Look } from "~/domain/text/written-text";

const paragraph = (name: string, parent: string, properties: string, text = "") =>
  `<style:style style:name="${name}" style:family="paragraph"${parent ? ` style:parent-style-name="${parent}"` : ""}>` +
  `<style:paragraph-properties ${properties}/>${text ? `<style:text-properties ${text}/>` : ""}</style:style>`;

const heading = (level: number, size: number, above: number) =>
  `<style:style style:name="Heading_20_${level}" style:display-name="Heading ${level}" style:family="paragraph" ` +
  `style:parent-style-name="Standard" style:default-outline-level="${level}">` +
  `<style:paragraph-properties fo:margin-top="${above}pt" fo:margin-bottom="6pt" fo:keep-with-next="always"/>` +
  `<style:text-properties fo:font-size="${size}pt" fo:font-weight="bold" fo:color="#1f1b2e"/></style:style>`;

/** OpenDocument supports ten levels. */
const LEVELS = Array.from({ length: 10 }, (_, at) => at + 1);

const place = (level: number) =>
  '<style:list-level-properties text:list-level-position-and-space-mode="label-alignment">' +
  '<style:list-level-label-alignment text:label-followed-by="listtab" ' +
  `fo:text-indent="-20pt" fo:margin-left="${20 * level}pt" text:list-tab-stop-position="${20 * level}pt"/>` +
  "</style:list-level-properties>";

const listOf = (name: string, levelOf: (level: number) => string): string =>
  `<text:list-style style:name="${name}">${LEVELS.map(levelOf).join("")}</text:list-style>`;

const number = (level: number, format: string): string =>
  `<text:list-level-style-number text:level="${level}" ${format}>${place(level)}</text:list-level-style-number>`;

const numbersFrom = (start: number): string =>
  listOf(listStyle(start), (level) =>
    number(level, `style:num-format="1" style:num-suffix="." text:start-value="${start}"`),
  );

export const listStyle = (start: number): string => `numbers-${start}`;
export const onNewPage = (style: string): string => `${style}-on-new-page`;

const PAGE =
  '<style:page-layout style:name="A4"><style:page-layout-properties fo:page-width="210mm" fo:page-height="297mm" ' +
  'style:print-orientation="portrait" fo:margin="20mm"/></style:page-layout>';

/** Styles of the whole file: A4, German, and headings that a word processor recognises. */
export const ODT_STYLES = [
  "<office:styles>",
  '<style:default-style style:family="paragraph"><style:paragraph-properties fo:margin-bottom="6pt" fo:line-height="120%"/>',
  '<style:text-properties style:font-name="Arial" fo:font-family="Arial" fo:font-size="11pt" fo:language="de" fo:country="DE"/>',
  "</style:default-style>",
  '<style:style style:name="Standard" style:family="paragraph"/>',
  heading(1, 18, 0),
  heading(2, 14, 10),
  heading(3, 13, 8),
  heading(4, 11.5, 6),
  listOf(
    "bullets",
    (level) =>
      `<text:list-level-style-bullet text:level="${level}" text:bullet-char="•">${place(level)}</text:list-level-style-bullet>`,
  ),
  listOf("boxes", (level) => number(level, 'style:num-format=""')),
  "</office:styles>",
  `<office:automatic-styles>${PAGE}</office:automatic-styles>`,
  '<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="A4"/></office:master-styles>',
].join("");

const LOOKS = {
  isBold: 'fo:font-weight="bold"',
  isItalic: 'fo:font-style="italic"',
  isStruck: 'style:text-line-through-style="solid" style:text-line-through-type="single"',
  isCode: 'style:font-name="Courier New" fo:font-family="\'Courier New\', monospace"',
  isRaised: 'style:text-position="super 58%"',
} as const;
const LOOK_NAMES = ["isBold", "isItalic", "isStruck", "isCode", "isRaised"] as const;

/** Like "BoldItalic"; empty for plain text. */
export const textStyle = (look: Look): string =>
  LOOK_NAMES.filter((name) => look[name])
    .map((name) => name.slice("is".length))
    .join("");

const PARAGRAPHS = ["Standard", "item", "quote", "code", "rule", ...[1, 2, 3, 4].map((level) => `Heading_20_${level}`)];

/** Styles that only the text itself uses: `starts` are the first numbers of its lists, `looks` its text styles. */
export const odtAutomaticStyles = ({
  starts,
  looks,
}: {
  starts: ReadonlySet<number>;
  looks: ReadonlyMap<string, Look>;
}): string =>
  [
    paragraph("item", "Standard", 'fo:margin-bottom="2pt"'),
    paragraph("quote", "Standard", 'fo:margin-left="20pt" fo:padding-left="6pt" fo:border-left="1.5pt solid #8a8699"'),
    paragraph("code", "Standard", 'fo:text-align="left" fo:keep-together="always"', LOOKS.isCode),
    paragraph("rule", "Standard", 'fo:border-bottom="0.75pt solid #8a8699"'),
    ...["left", "center", "right"].map((side) => paragraph(side, "Standard", `fo:text-align="${side}"`)),
    ...PARAGRAPHS.map((name) => paragraph(onNewPage(name), name, 'fo:break-before="page"')),
    ...[...starts].map(numbersFrom),
    ...[...looks].map(
      ([name, look]) =>
        `<style:style style:name="${name}" style:family="text">` +
        `<style:text-properties ${LOOK_NAMES.filter((each) => look[each])
          .map((each) => LOOKS[each])
          .join(" ")}/></style:style>`,
    ),
    '<style:style style:name="table" style:family="table"><style:table-properties style:width="170mm" table:align="margins"/></style:style>',
    '<style:style style:name="cell" style:family="table-cell"><style:table-cell-properties fo:padding="1.5mm" fo:border="0.5pt solid #8a8699"/></style:style>',
  ].join("");
