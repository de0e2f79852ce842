import { hasBox, styleLevel, type Block, type Cell, type Span } from "~/domain/text/written-text";
import { inXml } from "./open-document.server";
import { listStyle, onNewPage, textStyle } from "./odt-styles";

type List = Extract<Block, { kind: "list" }>;

/** Writes blocks in their order, and remembers which styles they need. */
export class OdtWriter {
  /** First numbers of lists, each in need of a list style. */
  readonly starts = new Set<number>();
  /** Text styles in use, by name. */
  readonly looks = new Map<string, Span>();
  private isNewPage = false;
  private depth = 0;

  write(blocks: readonly Block[]): string {
    return blocks.map((block) => this.writeBlock(block)).join("");
  }

  heading(level: number, inner: string): string {
    const style = this.style(`Heading_20_${level}`);
    return `<text:h text:style-name="${style}" text:outline-level="${level}">${inner}</text:h>`;
  }

  private writeBlock(block: Block): string {
    switch (block.kind) {
      case "heading":
        return this.heading(styleLevel(block.level), this.spans(block.spans));
      case "paragraph":
        return this.paragraph(this.depth > 0 ? "item" : "Standard", this.spans(block.spans));
      case "list":
        return this.list(block);
      case "table":
        return (this.isNewPage ? this.paragraph("Standard", "") : "") + this.table(block);
      case "quote":
        return block.blocks
          .map((inner) =>
            inner.kind === "paragraph" ? this.paragraph("quote", this.spans(inner.spans)) : this.writeBlock(inner),
          )
          .join("");
      case "note":
      case "fold":
        return this.write(block.blocks);
      case "code":
        return this.paragraph("code", block.lines.map((line) => inXml(line).replace(/ /g, "<text:s/>")).join(BREAK));
      case "rule":
        return this.paragraph("rule", "");
      case "pageBreak":
        this.isNewPage = true;
        return "";
    }
  }

  private paragraph(style: string, inner: string): string {
    return `<text:p text:style-name="${this.style(style)}">${inner}</text:p>`;
  }

  private style(name: string): string {
    const style = this.isNewPage ? onNewPage(name) : name;
    this.isNewPage = false;
    return style;
  }

  /** Points with boxes have no bullets, which would be redundant: they are lists of their own. */
  private list({ isOrdered, start, items }: List): string {
    if (isOrdered) {
      this.starts.add(start);
      return this.items(listStyle(start), items);
    }
    const groups: Block[][][] = [];
    for (const item of items) {
      const last = groups.at(-1);
      if (last?.[0] && hasBox(last[0]) === hasBox(item)) last.push(item);
      else groups.push([item]);
    }
    return groups.map((group) => this.items(group[0] && hasBox(group[0]) ? "boxes" : "bullets", group)).join("");
  }

  private items(style: string, items: readonly Block[][]): string {
    this.depth++;
    const inner = items.map((item) => `<text:list-item>${this.write(item)}</text:list-item>`).join("");
    this.depth--;
    return `<text:list text:style-name="${style}">${inner}</text:list>`;
  }

  private table({ rows }: Extract<Block, { kind: "table" }>): string {
    const write = ({ cells }: (typeof rows)[number]) =>
      `<table:table-row>${cells.map((cell) => this.cell(cell)).join("")}</table:table-row>`;
    const columns = Math.max(...rows.map(({ cells }) => cells.length));
    const head = rows.filter(({ isHead }) => isHead).map(write);
    const body = rows.filter(({ isHead }) => !isHead).map(write);
    const headRows = head.length > 0 ? `<table:table-header-rows>${head.join("")}</table:table-header-rows>` : "";
    return (
      `<table:table table:style-name="table"><table:table-column table:number-columns-repeated="${columns}"/>` +
      `${headRows}${body.join("")}</table:table>`
    );
  }

  private cell({ alignment, spans }: Cell): string {
    return (
      '<table:table-cell table:style-name="cell" office:value-type="string">' +
      `<text:p text:style-name="${alignment}">${this.spans(spans)}</text:p></table:table-cell>`
    );
  }

  private spans(spans: readonly Span[]): string {
    return spans.map((span) => this.span(span)).join("");
  }

  private span(span: Span): string {
    const { text, address } = span;
    if (text === "\n") return BREAK;
    const style = textStyle(span);
    if (style) this.looks.set(style, span);
    // ODF ignores a plain space at the edge of an element.
    const inner = inXml(text).replace(/^ | $/g, "<text:s/>");
    const styled = style ? `<text:span text:style-name="${style}">${inner}</text:span>` : inner;
    return address ? `<text:a xlink:type="simple" xlink:href="${inXml(address)}">${styled}</text:a>` : styled;
  }
}

const BREAK = "<text:line-break/>";
