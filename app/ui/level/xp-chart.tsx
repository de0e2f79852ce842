import { formatNumber } from "~/domain/text/german-numbers";
import { shortDate } from "~/domain/time/german-dates";
import type { XpPoint } from "~/domain/level/xp-history";
import { badge } from "../kit";
import { XpTable } from "./xp-table";

const WIDTH = 100;
const HEIGHT = 40;

export function XpChart({ points }: { points: XpPoint[] }) {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  const collected = last.total - first.total + first.xp;
  // A line from zero begins the day before the first XP: the caption names the first day with XP.
  const since = first.total === 0 ? (points.find(({ xp }) => xp > 0) ?? first) : first;
  return (
    <figure className="grid gap-2.5">
      <figcaption className="row flex-wrap justify-between">
        <span className={badge("xp", "tabular-nums")}>{`+${formatNumber(collected)} XP`}</span>
        <span className="text-sm text-soft tabular-nums">{`seit dem ${shortDate(since.day)}`}</span>
      </figcaption>
      <Plot line={steps(points, last.total)} />
      <p className="row justify-between text-sm text-soft tabular-nums" aria-hidden="true">
        <span>{`${formatNumber(first.total)} XP`}</span>
        <strong>{`heute ${formatNumber(last.total)} XP`}</strong>
      </p>
      <details className="disclosure">
        <summary>Als Tabelle</summary>
        <XpTable points={points.filter(({ xp }) => xp > 0)} />
      </details>
    </figure>
  );
}

function Plot({ line }: { line: string }) {
  return (
    <div className="relative h-36 border-b-2 border-line" aria-hidden="true">
      <svg className="size-full overflow-visible" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <path className="fill-gold/28" d={`${line}V${HEIGHT}H0z`} />
        <path
          className="fill-none stroke-gold-deep"
          strokeWidth="2.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          d={line}
        />
      </svg>
      <i
        className="absolute size-3.5 rounded-full border-2 border-surface bg-gold"
        style={{ top: "calc(5% - 0.4375rem)", right: "-0.4375rem" }}
      />
    </div>
  );
}

/** The line from the first day at the left to today at the right; zero is at the bottom. */
function steps(points: XpPoint[], highest: number): string {
  const at = (index: number) => ((index / Math.max(1, points.length - 1)) * WIDTH).toFixed(1);
  const up = (total: number) => (HEIGHT - (highest === 0 ? 0 : total / highest) * (HEIGHT - 2)).toFixed(1);
  return points.map(({ total }, index) => `${index === 0 ? "M" : "L"}${at(index)} ${up(total)}`).join("");
}
