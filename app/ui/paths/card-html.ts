import { partsOfCard, type PathCard } from "~/domain/paths/path-card";
import { escapeHtml } from "~/domain/text/escape-html";

/** A path's card as markup that opens without a script, so that the screen's scripts stay as they are. */
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
