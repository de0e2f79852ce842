import type { Hint } from "~/domain/calculation/hint";
import { escapeHtml } from "~/domain/text/escape-html";
import { notice } from "../kit/variants";

/** A hint with what it says now; null: it does not hold, and the script may show it later. */
export function hintHtml({ conditions, text }: Hint, said: string | null): string {
  const marks = `data-when="${escapeHtml(conditions.join(";"))}" data-text="${escapeHtml(text)}"`;
  return `<p class="${notice("plain", "text-sm")}" ${marks}${said === null ? " hidden" : ""}>${escapeHtml(said ?? "")}</p>`;
}
