import type { MissionMotif } from "~/domain/missions/motif";
import { STOP_WORDS, type StopState } from "~/domain/missions/stop-state";
import { escapeHtml } from "~/domain/text/escape-html";
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
}

/** Markup of what React draws elsewhere. */
export interface TrailDrawings {
  inno: string;
  check: string;
  lock: string;
}

const DISC = "relative z-1 grid place-items-center rounded-full";
/** The current stop alone is filled with the accent, and larger than any other. */
const DISCS: Record<StopState, string> = {
  done: "size-[44px] bg-mint text-on-mint [--motif-spot:var(--color-mint-soft)]",
  current: "size-[72px] bg-accent text-on-accent [--motif-spot:var(--color-gold)]",
  open: "size-[56px] border-2 border-primary bg-surface text-primary [--motif-spot:var(--color-primary-soft)]",
  locked: "size-[52px] bg-sunken text-soft [--motif-spot:transparent]",
  closed: "size-[52px] bg-sunken text-soft [--motif-spot:transparent]",
};
const SIZES: Record<StopState, number> = { done: 28, current: 44, open: 34, locked: 30, closed: 30 };
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
    const walked = stop.state === "done" ? ' data-walked="true"' : "";
    const way = index === stops.length - 1 ? "" : BENDS[index % 2];
    return `<li class="stop"${walked}>${way}${stopHtml(stop, drawings)}</li>`;
  });
  return `${sceneHtml(scene)}<ol class="trail">${items.join("")}</ol>`;
}

/** The way from a stop on the left to the next one on the right, and back. */
const BENDS = ["M0 0C55 0 45 100 100 100", "M100 0C55 0 45 100 0 100"].map(
  (way) =>
    `<svg class="bend" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">` +
    `<path vector-effect="non-scaling-stroke" d="${way}"/></svg>`,
);

function stopHtml(stop: Stop, drawings: TrailDrawings): string {
  const inside = `${discHtml(stop, drawings)}${labelHtml(stop)}`;
  const look = "group flex flex-col items-center text-center";
  if (stop.to === null) return `<span class="${look}">${inside}</span>`;
  const current = stop.state === "current" ? ' aria-current="step"' : "";
  return `<a class="${look} text-inherit" href="${escapeHtml(stop.to)}"${current}>${inside}</a>`;
}

function discHtml({ state, order, motif }: Stop, { inno, check, lock }: TrailDrawings): string {
  const isCurrent = state === "current";
  const glow = isCurrent ? '<span class="glow absolute inset-0 -z-1 rounded-full bg-accent"></span>' : "";
  const badge = state === "done" ? check : state === "locked" || state === "closed" ? lock : order;
  return (
    `<span class="stop-place" aria-hidden="true"><span class="${DISC} ${DISCS[state]}">${glow}${motifHtml(motif, SIZES[state])}` +
    `<b class="stop-badge">${badge}</b></span>${isCurrent ? `<span class="stop-inno">${inno}</span>` : ""}</span>`
  );
}

function labelHtml({ title, estimatedTime, xpReward, order, progress, state }: Stop): string {
  const said = state === "done" ? `Mission ${order}. ` : `Mission ${order}, ${STOP_WORDS[state]}. `;
  const shown = state === "done" ? "Geschafft" : `${escapeHtml(estimatedTime)} · ${xpReward} XP`;
  const part = state !== "done" && progress > 0 ? ` · ${progress} %` : "";
  return (
    `<strong class="font-display leading-tight ${TITLES[state]}">${escapeHtml(title)}</strong>` +
    `<span class="text-sm text-soft"><span class="sr-only">${said}</span>${shown}${part}</span>`
  );
}
