import type { PathCard } from "~/domain/paths/path-card";
import type { PathTime } from "~/domain/paths/path-time";
import { escapeHtml } from "~/domain/text/escape-html";
import { sayWeeks } from "./card-html";

export interface ComparedPath {
  name: string;
  card: PathCard | null;
  time: PathTime | null;
  missions: number;
}

const FREE = "kostenlos";

const FACTS: readonly (readonly [heading: string, say: (path: ComparedPath) => string[] | null | undefined])[] = [
  ["Alle Missionen zusammen", ({ time }) => time && [`${time.hours}, ${time.evenings}`]],
  [
    "Bis zum ersten Auftrag",
    ({ card }) => card && [`Etwa ${sayWeeks(card)}, bei ${card.firstOrder.hours} Stunden in der Woche`],
  ],
  [
    "Was am Anfang Geld kosten kann",
    ({ card }) => card?.startCosts.flatMap(({ what, amount }) => (amount === FREE ? [] : `${what}: ${amount}`)),
  ],
  ["Nichts für dich, wenn …", ({ card }) => card?.notForYouIf.slice(0, 1).map((end) => `… ${end}`)],
  ["Nur englisches Material", ({ card, missions }) => card && [`in ${card.english} von ${missions} Missionen`]],
];

/**
 * Facts of paths side by side, for windows too narrow for their cards. Each fact's name is a line of its own; where the window is
 * very narrow or text very large, each cell is one, too, and names its path.
 */
export function comparisonHtml(paths: readonly ComparedPath[]): string {
  const heads = paths.map(({ name }) => `<th scope="col">${escapeHtml(name)}</th>`);
  const facts = FACTS.map(([heading, say]) => {
    const cells = paths.map((path) => {
      const said = say(path) ?? ["Steht noch nicht fest"];
      const lines = said.map((line) => `<p>${escapeHtml(loosen(line))}</p>`).join("");
      return `<td class="@max-[19rem]/screen:block"><b class="hidden @max-[19rem]/screen:block">${escapeHtml(path.name)}</b>${lines}</td>`;
    });
    return (
      `<tbody><tr><th class="@max-[19rem]/screen:block" colspan="${paths.length}" scope="rowgroup">${heading}</th></tr>` +
      `<tr>${cells.join("")}</tr></tbody>`
    );
  });
  return `<table><thead class="@max-[19rem]/screen:hidden"><tr>${heads.join("")}</tr></thead>${facts.join("")}</table>`;
}

/** Three columns of a phone are narrower than words that are joined. */
const loosen = (text: string): string => text.replaceAll("\u2060", "").replaceAll("\u00a0", " ");
