import { isKnown, medianInterval } from "./interval.mjs";

/** Figures of a visit that are compared with the anchor's, and must be known before a screen is done. */
export const COMPARED = ["firstPaint", "largestPaint", "interactive"];

/**
 * Visits `screens` and their `anchors` in rounds, until each screen's median ratios are known or `most` pairs are made.
 * Each round begins with another one and every second goes backwards, as what a visit leaves behind, like a process that
 * ends, slows the next one down.
 * @param {{ screens: Target[], anchorOf: (screen: Target) => Target, visit: (target: Target) => Promise<Visit>, least?: number, most: number }} options
 * @returns {Promise<Map<Target, Pair[]>>} each screen's pairs
 * @typedef {{ path: string, url: string, cookie: string }} Target
 * @typedef {Record<string, number>} Visit
 * @typedef {{ seen: Visit, anchor: Visit }} Pair
 */
export async function visitInPairs({ screens, anchorOf, visit, least = 9, most }) {
  const pairs = new Map(screens.map((screen) => [screen, []]));
  for (let round = 0; round < most; round++) {
    const open = screens.filter((screen) => round < least || !isDone(pairs.get(screen)));
    if (open.length === 0) break;
    const seen = new Map();
    for (const target of inTurn(open, anchorOf, round)) seen.set(target, await visit(target));
    for (const screen of open) pairs.get(screen).push({ seen: seen.get(screen), anchor: seen.get(anchorOf(screen)) });
  }
  return pairs;
}

/** A screen with its anchor beside it; an anchor of all screens once. */
function inTurn(screens, anchorOf, round) {
  const all = [...new Set(screens.flatMap((screen) => [anchorOf(screen), screen]))];
  const turned = [...all.slice(round % all.length), ...all.slice(0, round % all.length)];
  return round % 2 === 0 ? turned : turned.reverse();
}

const isDone = (pairs) => COMPARED.every((key) => isKnown(medianInterval(ratiosOf(pairs, key))));

/** The ratios of pairs; none where the anchor has nothing to compare with. */
export const ratiosOf = (pairs, key) =>
  pairs.map(({ seen, anchor }) => seen[key] / anchor[key]).filter(Number.isFinite);
