import { pathAddress } from "~/domain/paths/address";
import { partsOfCard, type PathCard } from "~/domain/paths/path-card";
import type { PathTime } from "~/domain/paths/path-time";
import { JOINED_DASH } from "~/domain/text/joined-dash";
import { escapeHtml } from "~/domain/text/escape-html";

// A path's details are markup of the server that opens without a script, so that the screen's scripts stay as they
// are.

/** Key figures of a path for a first look. */
export function figuresHtml({ card, time }: { card: PathCard | null; time: PathTime | null }): string {
  const lines = [
    time && `<strong>${time.hours}</strong>, ${time.evenings}`,
    card && `Erster Auftrag nach <strong>${sayWeeks(card)}</strong>`,
  ];
  // Alone in large letters, a number that is joined to its word is wider than a narrow window.
  return lines.flatMap((line) => (line ? `<p>${line.replaceAll("\u00a0", " ")}</p>` : [])).join("");
}

/** „7–14 Wochen“, joined so that no line ends within. */
export const sayWeeks = ({ firstOrder: { from, to } }: PathCard): string => `${from}${JOINED_DASH}${to}\u00a0Wochen`;

/** Its missions by their titles, what its card says of them, and the way to its page for everybody. */
export function pathHtml({
  slug,
  name,
  card,
  time,
  titles,
}: {
  slug: string;
  name: string;
  card: PathCard | null;
  time: PathTime | null;
  titles: readonly string[];
}): string {
  if (titles.length === 0) return "";
  const missions = titles.map((title) => `<li>${escapeHtml(title)}</li>`).join("");
  const list = `<div class="prose"><h3>Deine ${titles.length} Missionen</h3><ol>${missions}</ol>${sayWithoutTime(time)}</div>`;
  const page = `<a class="tap-link print:hidden" href="${pathAddress(slug)}">Mehr zu ${escapeHtml(name)}</a>`;
  return list + (card ? cardHtml(card, titles.length) : "") + page;
}

function sayWithoutTime(time: PathTime | null): string {
  if (!time || time.withoutTime.length === 0) return "";
  return `<p class="text-sm text-soft">Mission ${time.withoutTime.join(", ")} zählt bei den Stunden nicht mit: Wie lange sie dauert, hängt von dir ab.</p>`;
}

/** Details of a path for choosing it, folded. */
export function cardHtml(card: PathCard, missions: number): string {
  const parts = partsOfCard(card, missions).map(({ heading, said }) => {
    const text =
      typeof said === "string"
        ? `<p>${escapeHtml(said)}</p>`
        : `<ul class="tight:list-none tight:ps-0">${said.map((point) => `<li>${escapeHtml(point)}</li>`).join("")}</ul>`;
    return `<h3>${escapeHtml(heading)}</h3>${text}`;
  });
  return `<details class="disclosure"><summary>Woche, Kosten, Dauer: Passt das zu dir?</summary><div class="prose">${parts.join("")}</div></details>`;
}
