import type { Badge } from "~/domain/missions/badges";
import { escapeHtml } from "~/domain/text/escape-html";
import { longDay } from "~/domain/time/german-dates";
import { badge } from "../kit/variants";
import { motifHtml } from "../mission-motifs/motif-html";

/** The badges of a path, earned and open ones, as markup: so they cost the page no script. */
export function badgesHtml(badges: readonly Badge[]): string {
  const earned = badges.filter(({ isEarned }) => isEarned).length;
  return (
    `<header class="row flex-wrap justify-between"><h2 id="badges-title">Deine Abzeichen</h2>` +
    `<span class="${badge("done", "tabular-nums")}">${earned} von ${badges.length}</span></header>` +
    `<ul class="${GRID}">${badges.map(badgeHtml).join("")}</ul>`
  );
}

const GRID = "mt-4 grid grid-cols-2 gap-x-3 gap-y-5 text-center tight:grid-cols-1 md:grid-cols-5";

const PICTURE = "mx-auto grid size-[72px] place-items-center rounded-full";
const EARNED = "bg-mint-soft text-mint-deep";
/** Outlined, with its one coloured spot left out. */
const OPEN = "border-2 border-dashed border-control text-soft [--motif-spot:none]";

function badgeHtml({ title, mission, motif, isEarned, on }: Badge): string {
  const picture = `<span class="${PICTURE} ${isEarned ? EARNED : OPEN}">${motifHtml(motif, 44)}</span>`;
  const words = isEarned
    ? `<strong class="block">${escapeHtml(title)}</strong>${on === null ? "" : small(longDay(on))}`
    : `<span class="sr-only">Noch offen: </span>${small(`Mission ${mission.order}: ${mission.title}`)}`;
  return `<li class="grid gap-2 content-start">${picture}<span class="leading-[1.35]">${words}</span></li>`;
}

const small = (text: string) => `<span class="text-sm text-soft">${escapeHtml(text)}</span>`;
