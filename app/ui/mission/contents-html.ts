import { escapeHtml } from "~/domain/text/escape-html";

/** A heading of a compiled text, and what opens and closes folds around it. */
const HEADING = /<details|<\/details>|<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gs;
const LINK = "block py-1 text-sm";

/**
 * Links to the headings of a mission's text and to its tasks, as markup: the list above the tasks of wide windows. What
 * stands in a fold is left out, as not every browser opens it for a link.
 */
export function contentsHtml(html: string, tasks: readonly { id: string; title: string }[]): string {
  let depth = 0;
  const headings: string[] = [];
  for (const [part, id, text = ""] of html.matchAll(HEADING)) {
    if (id === undefined) depth += part === "<details" ? 1 : -1;
    else if (depth === 0) headings.push(link(id, text.replace(/<[^>]+>/g, "")));
  }
  const items = [
    ...headings,
    ...tasks.map(({ id, title }, index) => link(id, `Aufgabe ${index + 1}: ${escapeHtml(title)}`)),
  ];
  return `<p class="text-sm text-soft" id="inhalt">In dieser Mission</p><ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}

const link = (id: string, text: string) => `<a class="${LINK}" href="#${id}">${text}</a>`;
