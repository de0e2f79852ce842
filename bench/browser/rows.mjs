import { GOALS } from "../goals.mjs";
import { median } from "../report/median.mjs";
import { isKnown, medianInterval } from "./interval.mjs";
import { CAUSES } from "./causes.mjs";
import { COMPARED, ratiosOf } from "./pairs.mjs";

const FIGURES = {
  firstPaint: "Erste Anzeige",
  largestPaint: "Größte Anzeige",
  interactive: "Bedienbar",
  blockingTime: "Blockiert",
  layoutShift: "Verschiebung",
};

/**
 * A screen's figures against the Remix floor, judged by their goals in one of the browser's builds.
 * @returns {import("../report/verdict.mjs").Row[]}
 */
export function rowsOf(path, pairs, isJudged) {
  const middle = middles(pairs);
  const goals = {
    ...GOALS,
    largestPaint: { ...GOALS.largestPaint, aim: middle.firstPaint[0] / middle.largestPaint[1] },
  };
  return Object.entries(FIGURES).map(([key, name]) => {
    const goal = goals[key];
    const [measured, anchor] = middle[key];
    const values = goal.ratio ? ratiosOf(pairs, key) : pairs.map(({ seen }) => seen[key]);
    const row = { figure: `${name} ${path}`, measured, anchor, ...noiseOf(key, values) };
    return isJudged ? { ...row, goal } : { ...row, unit: goal.unit };
  });
}

/** A screen's figures against those of another commit: which of the two is quicker, where the noise lets one tell. */
export function comparingRows(path, pairs) {
  const middle = middles(pairs);
  return Object.entries(FIGURES).map(([key, name]) => {
    const [measured, anchor] = middle[key];
    const noise = noiseOf(key, ratiosOf(pairs, key));
    return {
      figure: `${name} ${path}`,
      measured,
      anchor,
      ...noise,
      unit: GOALS[key].unit,
      verdict: said(noise.interval),
    };
  });
}

const said = (interval) => {
  if (interval === null) return "";
  if (interval.high < 1) return "besser";
  return interval.low > 1 ? "schlechter" : "gleich";
};

function noiseOf(key, values) {
  const interval = medianInterval(values);
  return { interval, note: COMPARED.includes(key) && !isKnown(interval) ? "nicht auf ±5 % bekannt" : "" };
}

/** Causes of the time until the first picture, as one line. */
export function causesLine(path, traces) {
  const middle = CAUSES.map((kind) => [kind, median(traces.map((causes) => causes[kind]))]);
  const told = middle.filter(([, ms]) => ms >= 0.5).map(([kind, ms]) => `${kind} ${Math.round(ms)}`);
  return { text: `  bis zur ersten Anzeige ${path}, ms: ${told.join(", ")}` };
}

const middles = (pairs) =>
  Object.fromEntries(
    Object.keys(FIGURES).map((key) => [
      key,
      [median(pairs.map(({ seen }) => seen[key])), median(pairs.map(({ anchor }) => anchor[key]))],
    ]),
  );
