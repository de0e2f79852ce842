export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** What the terminal shows when there is no mail server. */
  preview: string;
}

/** A paragraph, or a heading above the next ones. */
export type Block = string | { heading: string };

/** The same as text and as HTML; whatever somebody typed is escaped. */
export function plainMail(subject: string, blocks: readonly Block[]): MailContent {
  return { subject, preview: subject, text: blocks.map(asText).join("\n\n"), html: htmlMail(blocks.map(asHtml)) };
}

const asText = (block: Block): string =>
  typeof block === "string" ? block : `${block.heading}\n${"=".repeat(block.heading.length)}`;

const asHtml = (block: Block): string =>
  typeof block === "string"
    ? paragraph(block)
    : `<h2 style="font-size:20px;margin:32px 0 0">${escape(block.heading)}</h2>`;

export const paragraph = (text: string): string => `<p>${escape(text)}</p>`;

export function htmlMail(blocks: readonly string[]): string {
  return `<!doctype html><html lang="de"><meta charset="utf-8"><body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#2a2740;max-width:520px;margin:24px auto;padding:0 16px">${blocks.join("\n")}</body></html>`;
}

function escape(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character).replaceAll("\n", "<br>");
}
