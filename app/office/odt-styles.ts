const paragraph = (name: string, parent: string, properties: string, text = "") =>
  `<style:style style:name="${name}" style:family="paragraph"${parent ? ` style:parent-style-name="${parent}"` : ""}>` +
  `<style:paragraph-properties ${properties}/>${text ? `<style:text-properties ${text}/>` : ""}</style:style>`;

const heading = (level: number, size: number, above: number) =>
  `<style:style style:name="Heading_20_${level}" style:display-name="Heading ${level}" style:family="paragraph" ` +
  `style:parent-style-name="Standard" style:default-outline-level="${level}">` +
  `<style:paragraph-properties fo:margin-top="${above}pt" fo:margin-bottom="6pt" fo:keep-with-next="always"/>` +
  `<style:text-properties fo:font-size="${size}pt" fo:font-weight="bold" fo:color="#1f1b2e"/></style:style>`;

const LEVELS = [1, 2, 3];

const place = (level: number) =>
  '<style:list-level-properties text:list-level-position-and-space-mode="label-alignment">' +
  '<style:list-level-label-alignment text:label-followed-by="listtab" ' +
  `fo:text-indent="-20pt" fo:margin-left="${20 * level}pt" text:list-tab-stop-position="${20 * level}pt"/>` +
  "</style:list-level-properties>";

const PAGE =
  '<style:page-layout style:name="A4"><style:page-layout-properties fo:page-width="210mm" fo:page-height="297mm" ' +
  'style:print-orientation="portrait" fo:margin="20mm"/></style:page-layout>';

/** Styles of the whole file; A4, in German, and headings that a word processor knows as such. */
export const ODT_STYLES = [
  "<office:styles>",
  '<style:default-style style:family="paragraph"><style:paragraph-properties fo:margin-bottom="6pt" fo:line-height="120%"/>',
  '<style:text-properties style:font-name="Arial" fo:font-family="Arial" fo:font-size="11pt" fo:language="de" fo:country="DE"/>',
  "</style:default-style>",
  '<style:style style:name="Standard" style:family="paragraph"/>',
  heading(1, 18, 0),
  heading(2, 14, 16),
  heading(3, 13, 14),
  heading(4, 11.5, 12),
  `<text:list-style style:name="bullets">${LEVELS.map((level) => `<text:list-level-style-bullet text:level="${level}" text:bullet-char="•">${place(level)}</text:list-level-style-bullet>`).join("")}</text:list-style>`,
  `<text:list-style style:name="numbers">${LEVELS.map((level) => `<text:list-level-style-number text:level="${level}" style:num-format="1" style:num-suffix=".">${place(level)}</text:list-level-style-number>`).join("")}</text:list-style>`,
  "</office:styles>",
  `<office:automatic-styles>${PAGE}</office:automatic-styles>`,
  '<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="A4"/></office:master-styles>',
].join("");

const LOOKS = [
  ["bold", 'fo:font-weight="bold"'],
  ["italic", 'fo:font-style="italic"'],
  ["bolditalic", 'fo:font-weight="bold" fo:font-style="italic"'],
] as const;

/** Names that only the text itself uses. */
export const ODT_AUTOMATIC_STYLES = [
  paragraph("box", "Standard", 'fo:margin-left="15pt" fo:text-indent="-15pt"'),
  ...LOOKS.map(
    ([name, look]) =>
      `<style:style style:name="${name}" style:family="text"><style:text-properties ${look}/></style:style>`,
  ),
  '<style:style style:name="table" style:family="table"><style:table-properties style:width="170mm" table:align="margins"/></style:style>',
  '<style:style style:name="cell" style:family="table-cell"><style:table-cell-properties fo:padding="1.5mm" fo:border="0.5pt solid #8a8699"/></style:style>',
].join("");
