import type { MailKindName } from "~/domain/messages/mail-kinds";
import { escape } from "./escape";
import { linked } from "./linked";
import { pictureHtml } from "./pictures";

/** Content of a mail; the frame around it is the same for all. */
export interface MailContent {
  kind: MailKindName;
  subject: string;
  /** Preview that an inbox shows beside the subject. */
  preheader: string;
  text: string;
  html: string;
  /** Line for the terminal when there is no mail server. */
  preview: string;
}

/** A paragraph, a heading above the next ones, a way on, digits to be typed, or Inno, whom the text leaves out. */
export type MailBlock = string | { heading: string } | { button: string; to: string } | { code: string } | typeof INNO;

export const INNO = { inno: "Inno lächelt dir zu" } as const;

/** Renders the blocks as text and as HTML with the same content; text typed by people is escaped. */
export function plainMail(
  kind: MailKindName,
  subject: string,
  blocks: readonly MailBlock[],
  { preheader = firstSentence(blocks), preview = subject }: { preheader?: string; preview?: string } = {},
): MailContent {
  const text = blocks.flatMap(asText).join("\n\n");
  const html = blocks.map(asHtml).join("\n");
  return { kind, subject, preheader, preview, text, html };
}

/** First sentence after the greeting. */
const firstSentence = (blocks: readonly MailBlock[]): string =>
  blocks.find((block): block is string => typeof block === "string" && !block.startsWith("Hallo ")) ?? "";

function asText(block: MailBlock): string | never[] {
  if (typeof block === "string") return block;
  if ("inno" in block) return [];
  if ("button" in block) return `${block.button}: ${block.to}`;
  if ("code" in block) return block.code;
  return `${block.heading}\n${"=".repeat(block.heading.length)}`;
}

function asHtml(block: MailBlock): string {
  if (typeof block === "string") return `<p style="margin:0 0 16px">${linked(block)}</p>`;
  if ("button" in block) return linkButton(block);
  if ("inno" in block) return pictureHtml("inno", { alt: block.inno, style: "display:block;margin:-8px 0 12px -8px" });
  if ("code" in block) {
    return `<p class="code" style="margin:8px 0 24px;font-size:34px;line-height:44px;font-weight:700;letter-spacing:7px;color:#4a33c4">${escape(block.code)}</p>`;
  }
  return `<h2 style="margin:32px 0 12px;font-size:20px;line-height:28px">${escape(block.heading)}</h2>`;
}

// Button as a coloured table cell: some clients drop padding and background of links.
const linkButton = ({ button: label, to }: { button: string; to: string }): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="button" bgcolor="#4a33c4" style="border-radius:24px;background:#4a33c4"><a href="${escape(to)}" style="display:inline-block;padding:12px 24px;font-weight:700;color:#ffffff;text-decoration:none">${escape(label)}</a></td></tr></table>`;
