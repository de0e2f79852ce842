import { escapeHtml } from "~/domain/text/escape-html";

/** Text as HTML, with its line breaks and indentation. */
export const escape = (text: string): string =>
  escapeHtml(text).replace(/\n( *)/g, (_, indent: string) => `<br>${"\u00a0".repeat(indent.length)}`);
