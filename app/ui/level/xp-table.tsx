import { formatNumber } from "~/domain/text/german-numbers";
import { shortDate } from "~/domain/time/german-dates";
import type { XpPoint } from "~/domain/level/xp-history";

const CELL = "border-b border-line px-1 py-2";
const HEAD = `${CELL} font-strong`;

export function XpTable({ points }: { points: XpPoint[] }) {
  return (
    <table className="w-full border-collapse text-sm tabular-nums">
      <caption className="sr-only">Deine XP Tag für Tag; Tage ohne XP fehlen</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} text-start`}>
            Tag
          </th>
          <th scope="col" className={`${HEAD} text-end`}>
            XP
          </th>
          <th scope="col" className={`${HEAD} text-end`}>
            Gesamt
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ day, xp, total }) => (
          <tr key={day}>
            <th scope="row" className={`${CELL} text-start font-normal`}>
              {shortDate(day)}
            </th>
            <td className={`${CELL} text-end`}>+{formatNumber(xp)}</td>
            <td className={`${CELL} text-end`}>{formatNumber(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
