import { shortDate } from "~/domain/german-dates";
import type { XpPoint } from "~/domain/xp-history";
import { formatNumber } from "../kit";

const WIDTH = 100;
const HEIGHT = 40;

/** All XP over time as a rising line, with the same numbers in a table. */
export function XpChart({ points }: { points: XpPoint[] }) {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  const collected = last.total - first.total + first.xp;
  // A line that begins at zero begins the day before.
  const since = first.total === 0 ? (points.find(({ xp }) => xp > 0) ?? first) : first;
  const line = steps(points, last.total);
  return (
    <figure className="xp-chart">
      <figcaption className="row wrap spread">
        <span className="badge badge-xp numbers">{`+${formatNumber(collected)} XP`}</span>
        <span className="muted small numbers">{`seit dem ${shortDate(since.day)}`}</span>
      </figcaption>
      <div className="xp-plot" aria-hidden="true">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          <path className="xp-area" d={`${line}V${HEIGHT}H0z`} />
          <path className="xp-line" d={line} />
        </svg>
        <i />
      </div>
      <p className="row spread small muted numbers" aria-hidden="true">
        <span>{`${formatNumber(first.total)} XP`}</span>
        <strong>{`heute ${formatNumber(last.total)} XP`}</strong>
      </p>
      <details className="disclosure">
        <summary>Als Tabelle</summary>
        <table className="xp-table small numbers">
          <caption className="sr-only">Deine XP Tag für Tag; Tage ohne XP fehlen</caption>
          <thead>
            <tr>
              <th scope="col">Tag</th>
              <th scope="col">XP</th>
              <th scope="col">Gesamt</th>
            </tr>
          </thead>
          <tbody>
            {points
              .filter(({ xp }) => xp > 0)
              .map(({ day, xp, total }) => (
                <tr key={day}>
                  <th scope="row">{shortDate(day)}</th>
                  <td>+{formatNumber(xp)}</td>
                  <td>{formatNumber(total)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** From the first day at the left to today at the right; zero is the ground. */
function steps(points: XpPoint[], highest: number): string {
  const at = (index: number) => ((index / Math.max(1, points.length - 1)) * WIDTH).toFixed(1);
  const up = (total: number) => (HEIGHT - (highest === 0 ? 0 : total / highest) * (HEIGHT - 2)).toFixed(1);
  return points.map(({ total }, index) => `${index === 0 ? "M" : "L"}${at(index)} ${up(total)}`).join("");
}
