import { escapeHtml } from "~/domain/text/escape-html";
import { toSlug } from "~/domain/text/slugs";

interface TaskOfText {
  id: string;
  title: string;
  /** The heading that leads to it. */
  abschnitt?: string | undefined;
}

/**
 * Links between a mission's text and its tasks, as markup: below a heading those to the tasks that it leads to, where these
 * do not stand beside it, and by task the way back to its heading.
 */
export function besideText(html: string, tasks: readonly TaskOfText[]): { html: string; links: Map<string, string> } {
  const links = new Map<string, string>();
  let text = html;
  // From the last to the first, so that tasks of one heading stand below it in their order.
  for (const [index, { id, title, abschnitt }] of [...tasks.entries()].toReversed()) {
    const place = abschnitt === undefined ? "" : toSlug(abschnitt);
    const [heading] = new RegExp(`<h2 id="${place}"[^>]*>.*?</h2>`, "s").exec(text) ?? [];
    if (!abschnitt || heading === undefined) continue;
    const way = link(id, `Zur Aufgabe ${index + 1}<span class="sr-only">: ${escapeHtml(title)}</span>`);
    text = text.replace(heading, () => `${heading}<p class="lg:hidden print:hidden">${way}</p>`);
    links.set(id, link(place, `Dazu im Text: ${escapeHtml(abschnitt)}`));
  }
  return { html: text, links };
}

const link = (id: string, text: string) => `<a class="tap-link text-sm print:hidden" href="#${id}">${text}</a>`;
