interface Axis {
  name: string;
  /** Share of the maximum, 0 to 1. */
  share: number;
}

const SIZE = 320;
const CENTRE = SIZE / 2;
const RADIUS = 104;
// Room for the labels at the sides.
const MARGIN = 44;

const point = (index: number, count: number, distance: number) => {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return { x: CENTRE + Math.cos(angle) * distance, y: CENTRE + Math.sin(angle) * distance };
};
const cornersOf = (distances: number[]) =>
  distances
    .map((distance, index) => point(index, distances.length, distance))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");

/** The shape of the scores, beside the bars that say them. */
export function Radar({ axes }: { axes: Axis[] }) {
  return (
    <figure>
      <svg
        className="mx-auto w-full max-w-104 overflow-visible print:max-w-72"
        viewBox={`-${MARGIN} 0 ${SIZE + 2 * MARGIN} ${SIZE}`}
        aria-hidden="true"
      >
        {[0.33, 0.66, 1].map((part) => (
          <polygon key={part} className="fill-none stroke-line" points={cornersOf(axes.map(() => RADIUS * part))} />
        ))}
        <polygon
          className="origin-center animate-[pop_240ms_var(--ease-spring)_both] fill-primary stroke-primary"
          fillOpacity={0.3}
          strokeWidth={2.5}
          strokeLinejoin="round"
          points={cornersOf(axes.map(({ share }) => RADIUS * (0.12 + 0.88 * share)))}
        />
        <g className="fill-ink text-[13px] font-semibold">
          {axes.map(({ name }, index) => {
            const { x, y } = point(index, axes.length, RADIUS + 20);
            const anchor = Math.abs(x - CENTRE) < 20 ? "middle" : x < CENTRE ? "end" : "start";
            return (
              <text key={name} x={x} y={y} textAnchor={anchor} dominantBaseline="middle">
                {name}
              </text>
            );
          })}
        </g>
      </svg>
    </figure>
  );
}
