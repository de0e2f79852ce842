import { hasBox, type Block, type Span, type WrittenText } from "~/domain/written-text";
import { ODT_AUTOMATIC_STYLES, ODT_STYLES } from "./odt-styles";
import { inXml, zipOpenDocument } from "./open-document.server";

export function writeOdt({ title, blocks }: WrittenText): Promise<Uint8Array> {
  return zipOpenDocument({
    kind: "text",
    title,
    styles: ODT_STYLES,
    automaticStyles: ODT_AUTOMATIC_STYLES,
    body: `<office:text>${heading(1, inXml(title))}${blocks.map(writeBlock).join("")}</office:text>`,
  });
}

const heading = (level: number, inner: string): string =>
  `<text:h text:style-name="Heading_20_${level}" text:outline-level="${level}">${inner}</text:h>`;

function writeBlock(block: Block): string {
  if (block.kind === "heading") return heading(block.level, writeSpans(block.spans));
  if (block.kind === "paragraph") return `<text:p text:style-name="Standard">${writeSpans(block.spans)}</text:p>`;
  return block.kind === "list" ? writeList(block) : writeTable(block);
}

/** Checkbox items become paragraphs: a bullet before the box would be redundant. */
function writeList({ isOrdered, items }: Extract<Block, { kind: "list" }>): string {
  if (items.some(hasBox)) {
    return items
      .flat()
      .map((block) =>
        block.kind === "paragraph"
          ? `<text:p text:style-name="box">${writeSpans(block.spans)}</text:p>`
          : writeBlock(block),
      )
      .join("");
  }
  const inner = items.map((item) => `<text:list-item>${item.map(writeBlock).join("")}</text:list-item>`).join("");
  return `<text:list text:style-name="${isOrdered ? "numbers" : "bullets"}">${inner}</text:list>`;
}

function writeTable({ rows }: Extract<Block, { kind: "table" }>): string {
  const write = ({ isHead, cells }: (typeof rows)[number]) => {
    const inner = cells.map((spans) => {
      const bold = spans.map((span) => ({ ...span, isBold: span.isBold || isHead }));
      return (
        '<table:table-cell table:style-name="cell" office:value-type="string">' +
        `<text:p text:style-name="Standard">${writeSpans(bold)}</text:p></table:table-cell>`
      );
    });
    return `<table:table-row>${inner.join("")}</table:table-row>`;
  };
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  const head = rows.filter(({ isHead }) => isHead).map(write);
  const body = rows.filter(({ isHead }) => !isHead).map(write);
  const headRows = head.length > 0 ? `<table:table-header-rows>${head.join("")}</table:table-header-rows>` : "";
  return (
    `<table:table table:style-name="table"><table:table-column table:number-columns-repeated="${columns}"/>` +
    `${headRows}${body.join("")}</table:table>`
  );
}

const writeSpans = (spans: readonly Span[]): string => spans.map(writeSpan).join("");

function writeSpan({ text, isBold, isItalic, address }: Span): string {
  if (text === "\n") return "<text:line-break/>";
  const look = `${isBold ? "bold" : ""}${isItalic ? "italic" : ""}`;
  // ODF ignores a plain space at the edge of an element.
  const inner = inXml(text).replace(/^ | $/g, "<text:s/>");
  const styled = look ? `<text:span text:style-name="${look}">${inner}</text:span>` : inner;
  return address ? `<text:a xlink:type="simple" xlink:href="${inXml(address)}">${styled}</text:a>` : styled;
}
