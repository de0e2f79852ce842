import type { Flag } from "~/domain/missions/flags";
import type { MissionMotif } from "~/domain/missions/motif";
import { STOP_STATE_WORDS, type StopState } from "~/domain/missions/stop-state";
import type { RungOnTrail } from "~/domain/rungs/rungs-on-trail";
import { escapeHtml } from "~/domain/text/escape-html";
import { FIRST_SIGHT_END } from "~/domain/text/first-sight";
import { motifHtml } from "../mission-motifs/motif-html";
import { sceneHtml, type Scene } from "./scene-html";

/** A mission on the trail. */
export interface Stop {
  /** Where it leads; null: it is not open. */
  to: string | null;
  title: string;
  estimatedTime: string;
  xpReward: number;
  order: number;
  /** Whole percent. */
  progress: number;
  state: StopState;
  motif: MissionMotif;
  /** Flags beside the way: days of a plan, and rungs that were reached outside meanwhile. */
  flags: readonly Flag[];
  rungs: readonly RungOnTrail[];
}

/** Markup of what React draws elsewhere. */
export interface TrailDrawings {
  inno: string;
  check: string;
  lock: string;
  spark: string;
}

const DISC = "relative z-1 grid place-items-center rounded-full";
/** The current stop alone is filled with the accent, and larger than any other. */
const DISCS: Record<StopState, string> = {
  done: "size-[44px] bg-mint text-on-mint [--motif-spot:var(--color-mint-soft)]",
  current: "size-[72px] bg-accent text-on-accent [--motif-spot:var(--color-gold)]",
  open: "size-[56px] border-2 border-primary bg-surface text-primary [--motif-spot:var(--color-primary-soft)]",
  locked: "size-[52px] bg-sunken text-soft",
  closed: "size-[52px] bg-sunken text-soft",
};
const BADGE = "absolute -end-1 -bottom-1 grid size-5.5 place-items-center rounded-full bg-surface text-tag text-ink";
const SIZES = { done: 28, current: 44, open: 34 } as const;
const TITLES: Record<StopState, string> = {
  done: "font-medium",
  current: "font-strong group-hover:underline",
  open: "font-strong group-hover:underline",
  locked: "font-medium text-soft",
  closed: "font-medium text-soft",
};

/**
 * The missions of a path as a way that winds through its landscape, as markup: so it costs /home no script. For the ear
 * it is a numbered list with the states in words.
 */
export function trailHtml(stops: readonly Stop[], { scene, drawings }: { scene: Scene; drawings: TrailDrawings }) {
  const items = stops.map((stop, index) => {
    const side = SIDES[index % 2 === 0 ? "left" : "right"];
    const way = index === stops.length - 1 ? "" : bendHtml(side, stop.state === "done");
    return `<li class="relative break-inside-avoid px-2 pb-5 ${side.item}">${way}${stopHtml(stop, { side, drawings })}${waymarksHtml(stop, drawings)}</li>`;
  });
  return `${sceneHtml(scene)}${FIRST_SIGHT_END}<ol class="grid grid-cols-2 pb-20 lg:-mt-16 lg:me-[43%] tight:grid-cols-1">${items.join("")}</ol>`;
}

/** Stops stand on the left and on the right in turn, each half a row below the one before. */
const SIDES = {
  left: { item: "", bend: "start-1/2 h-14", way: "M0 0C55 0 45 100 100 100", inno: "end-full" },
  right: {
    item: "top-14 tight:top-0",
    bend: "end-1/2 h-[calc(100%-3.5rem)]",
    way: "M100 0C55 0 45 100 0 100",
    inno: "start-full",
  },
};
type Side = (typeof SIDES)[keyof typeof SIDES];

interface Placed {
  side: Side;
  drawings: TrailDrawings;
}

/** The dotted way to the next stop. */
const bendHtml = ({ bend, way }: Side, isWalked: boolean): string =>
  `<svg class="absolute top-9 -z-1 w-full tight:hidden ${bend} ${isWalked ? "text-mint" : "text-control"}" viewBox="0 0 100 100" ` +
  `preserveAspectRatio="none" overflow="visible" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="4" ` +
  `stroke-linecap="round" stroke-dasharray="0 11" vector-effect="non-scaling-stroke" d="${way}"/></svg>`;

function stopHtml(stop: Stop, on: Placed): string {
  const inside = `${discHtml(stop, on)}${labelHtml(stop)}`;
  const look = "group flex flex-col items-center text-center";
  if (stop.to === null) return `<span class="${look}">${inside}</span>`;
  const current = stop.state === "current" ? ' aria-current="step"' : "";
  return `<a class="${look} text-inherit" href="${escapeHtml(stop.to)}"${current}>${inside}</a>`;
}

/** A flag with its pennant in this colour. */
const flagHtml = (colour: string): string =>
  '<svg width="16" height="20" viewBox="0 0 16 20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" ' +
  'stroke-linejoin="round" aria-hidden="true"><path d="M2 2h12l-3 4 3 4H2" ' +
  `fill="${colour}"/><path d="M2 1v18"/></svg>`;
const WAYMARK = "mx-auto mt-2 flex w-fit items-center gap-1.5 px-2.5 py-1 text-start text-tag leading-tight";

/** Rungs in the order of the way, then flags; those of days gone by are quiet. */
const waymarksHtml = ({ flags, rungs }: Stop, { spark }: TrailDrawings): string =>
  rungs
    .map(
      ({ name, day }) =>
        `<span class="${WAYMARK} rounded-2xl bg-mint-soft text-mint-deep">${spark}<span><b>${escapeHtml(name)}</b> ${day}</span></span>`,
    )
    .concat(
      flags.map(
        ({ text, isPast }) =>
          `<span class="${WAYMARK} rounded-full ${isPast ? "text-soft" : "bg-surface font-semibold"}">${flagHtml(isPast ? "none" : "var(--color-gold)")}${text}</span>`,
      ),
    )
    .join("");

const badgeHtml = (content: string) => `<b class="${BADGE}">${content}</b>`;

function discHtml({ state, order, motif }: Stop, { side, drawings: { inno, check, lock } }: Placed): string {
  const isCurrent = state === "current";
  const glow = isCurrent
    ? '<span class="absolute inset-0 -z-1 animate-[glow_2.2s_ease-in-out_infinite] rounded-full bg-accent opacity-45"></span>'
    : "";
  // Locked missions show a lock in place of their picture: pictures of all ten, sent twice, would be a tenth of the page.
  const isShut = state === "locked" || state === "closed";
  const picture = isShut ? lock : motifHtml(motif, SIZES[state]);
  const badge = isShut ? "" : badgeHtml(state === "done" ? check : String(order));
  return (
    `<span class="relative grid size-18 place-items-center" aria-hidden="true"><span class="${DISC} ${DISCS[state]}">${glow}${picture}` +
    `${badge}</span>${isCurrent ? `<span class="absolute bottom-0 tight:hidden ${side.inno}">${inno}</span>` : ""}</span>`
  );
}

function labelHtml({ title, estimatedTime, xpReward, order, progress, state }: Stop): string {
  const said = state === "done" ? `Mission ${order}. ` : `Mission ${order}, ${STOP_STATE_WORDS[state]}. `;
  const shown = state === "done" ? "Geschafft" : `${escapeHtml(estimatedTime)} · ${xpReward} XP`;
  const part = state !== "done" && progress > 0 ? ` · ${progress} %` : "";
  return (
    `<strong class="font-display leading-tight ${TITLES[state]}">${escapeHtml(title)}</strong>` +
    `<span class="text-sm text-soft"><span class="sr-only">${said}</span>${shown}${part}</span>`
  );
}
