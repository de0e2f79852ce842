import { COLUMN_WIDTHS, NOTE } from "~/domain/calculation/grid";

const GERMAN = 'number:language="de" number:country="DE"';
const WHOLE = 'number:min-integer-digits="1"';
/** Width of one character, so that columns are as wide as in the other format. */
const CHARACTER_MM = 2.1;

const cell = (name: string, { text = "", box = "", format = "" }: { text?: string; box?: string; format?: string }) =>
  `<style:style style:name="${name}" style:family="table-cell" style:parent-style-name="Default"` +
  `${format ? ` style:data-style-name="${format}"` : ""}>` +
  `${box ? `<style:table-cell-properties ${box}/>` : ""}${text ? `<style:text-properties ${text}/>` : ""}</style:style>`;

const BOLD = 'fo:font-weight="bold"';
const INPUT = 'fo:background-color="#fff4d6" fo:border="0.5pt solid #8a8699"';

export const ODS_STYLES =
  '<office:styles><style:default-style style:family="table-cell">' +
  '<style:text-properties style:font-name="Arial" fo:font-family="Arial" fo:font-size="11pt" fo:language="de" fo:country="DE"/>' +
  '</style:default-style><style:style style:name="Default" style:family="table-cell"/></office:styles>' +
  '<office:automatic-styles><style:page-layout style:name="A4"><style:page-layout-properties fo:page-width="210mm" ' +
  'fo:page-height="297mm" style:print-orientation="portrait" fo:margin="15mm" style:scale-to-X="1"/></style:page-layout>' +
  "</office:automatic-styles>" +
  '<office:master-styles><style:master-page style:name="Default" style:page-layout-name="A4"/></office:master-styles>';

export const ODS_AUTOMATIC_STYLES = [
  `<number:currency-style style:name="euro" ${GERMAN}><number:number number:decimal-places="2" ${WHOLE} number:grouping="true"/>` +
    `<number:text> </number:text><number:currency-symbol ${GERMAN}>€</number:currency-symbol></number:currency-style>`,
  `<number:percentage-style style:name="prozent" ${GERMAN}><number:number number:decimal-places="0" ${WHOLE}/>` +
    "<number:text> %</number:text></number:percentage-style>",
  `<number:number-style style:name="zahl" ${GERMAN}><number:number ${WHOLE}/></number:number-style>`,
  '<style:style style:name="sheet" style:family="table" style:master-page-name="Default"><style:table-properties table:display="true"/></style:style>',
  ...COLUMN_WIDTHS.map(
    (width, at) =>
      `<style:style style:name="column${at}" style:family="table-column">` +
      `<style:table-column-properties style:column-width="${Math.round(width * CHARACTER_MM)}mm"/></style:style>`,
  ),
  cell("title", { text: `${BOLD} fo:font-size="16pt"` }),
  cell("heading", { text: `${BOLD} fo:font-size="13pt"` }),
  cell("column", { text: BOLD }),
  cell("note", { box: 'fo:wrap-option="wrap" style:vertical-align="top"' }),
  `<style:style style:name="note-row" style:family="table-row"><style:table-row-properties style:row-height="${NOTE.heightPt}pt" style:use-optimal-row-height="false"/></style:style>`,
  cell("plain", { box: 'fo:wrap-option="wrap" style:vertical-align="top"' }),
  cell("hint", {}),
  cell("input", { box: INPUT }),
  ...["euro", "prozent", "zahl"].flatMap((format) => [
    cell(`input-${format}`, { box: INPUT, format }),
    cell(`result-${format}`, { text: BOLD, format }),
  ]),
].join("");
