import { CONTACTS } from "~/domain/contacts/address";
import type { NextNeed } from "~/domain/rungs/next-need";
import { escapeHtml } from "~/domain/text/escape-html";
import { button } from "../kit/variants";

interface Way {
  /** Where an order needs something, and the way to each. */
  help: readonly { to: string; title: string }[];
  /** The learner's own sentence for the evening; null: they wrote none. */
  evening: string | null;
  /** The mission they continue with; null: all are done. */
  next: { to: string; title: string; order: number } | null;
}

/** Markup of the next need on the learner's way, so it costs /home no script: a card, or a line of another one. */
export function wayHtml(need: NextNeed | null, { help, evening, next }: Way): { card?: string; line?: string } | null {
  if (need === "ask") return { line: ASK };
  if (need === null || help.length === 0) return null;
  const list = `<ul>${help.map((each) => `<li>${link(each, "tap-link")}</li>`).join("")}</ul>`;
  if (next === null) return { line: `<strong>${WHAT_NEXT}</strong>${list}` };
  const { order, title, to } = next;
  const sentence = evening === null ? "" : `<p class="wrap-anywhere">${escapeHtml(evening)}</p>`;
  const mission = link({ to, title: `Mission ${order}: ${title}` }, button("quiet", "w-full"));
  return {
    card: `<p class="text-sm text-soft">Dein nächster Schritt</p><h2>${WHAT_NEXT}</h2>${list}${sentence}${mission}`,
  };
}

const link = ({ to, title }: { to: string; title: string }, look: string): string =>
  `<a class="${look}" href="${escapeHtml(to)}">${escapeHtml(title)}</a>`;

const WHAT_NEXT = "Was brauchst du als Nächstes?";

const ASK =
  `Wen möchtest du als Erstes fragen? <a href="${CONTACTS}">Dein Kundenweg</a> hilft dir beim Anfang. ` +
  `Schon gefragt? <a href="/level#weg">Dann sag es hier.</a>`;
