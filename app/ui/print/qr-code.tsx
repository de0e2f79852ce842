/** White margin that readers expect: four modules. */
const MARGIN = 4;

/** A square of dark and light modules; `label` names the target. */
export function QrCode({ matrix, label }: { matrix: readonly (readonly boolean[])[]; label: string }) {
  const size = matrix.length + 2 * MARGIN;
  return (
    <svg
      className="sheet-code"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={draw(matrix)} />
    </svg>
  );
}

/** Draws each run of dark modules as one bar. */
function draw(matrix: readonly (readonly boolean[])[]): string {
  return matrix
    .flatMap((row, y) => {
      const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
      return starts.map((x) => {
        const end = row.indexOf(false, x);
        const width = (end === -1 ? row.length : end) - x;
        return `M${x + MARGIN} ${y + MARGIN}h${width}v1h-${width}z`;
      });
    })
    .join("");
}
