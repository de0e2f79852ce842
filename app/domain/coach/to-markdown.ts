import type { Block, Inline } from "./answer";

/** What is shown, as Markdown: for copying, the export and the turns before. */
export const toMarkdown = (blocks: readonly Block[]): string => blocks.map(writeBlock).join("\n\n");

function writeBlock(block: Block): string {
  switch (block.type) {
    case "heading":
      return `### ${writeInlines(block.children)}`;
    case "paragraph":
      return writeInlines(block.children);
    case "quote":
      return toMarkdown(block.children).replace(/^/gm, "> ");
    case "code":
      return `\`\`\`\n${block.text}\n\`\`\``;
    case "list":
      return block.items
        .map((item, index) => writeItem(item, block.ordered ? `${block.start + index}.` : "-"))
        .join("\n");
  }
}

const writeItem = (item: readonly Block[], marker: string): string =>
  `${marker} ${toMarkdown(item).replace(/\n(?=.)/g, `\n${" ".repeat(marker.length + 1)}`)}`;

const writeInlines = (inlines: readonly Inline[]): string => inlines.map(writeInline).join("");

function writeInline(inline: Inline): string {
  switch (inline.type) {
    case "text":
      return inline.text;
    case "code":
      return `\`${inline.text}\``;
    case "strong":
      return `**${writeInlines(inline.children)}**`;
    case "emphasis":
      return `*${writeInlines(inline.children)}*`;
    case "link":
      return `[${writeInlines(inline.children)}](${inline.href})`;
    case "source":
      return ` [${inline.number}]`;
  }
}
