export interface Band {
  top: number;
  bottom: number;
}

/** Gap between the floating box and what is used. */
const GAP = 8;

/**
 * The lowest top between `from` and `to` at which a box of `height` overlaps none of the bands; null if there is none.
 */
export function freePlace({
  height,
  from,
  to,
  used,
}: {
  height: number;
  from: number;
  to: number;
  used: readonly Band[];
}): number | null {
  const tops = [to, ...used.map(({ top }) => top - GAP)].map((end) => end - height);
  const free = tops.filter(
    (top) =>
      top >= from &&
      top + height <= to &&
      used.every((band) => band.bottom + GAP <= top || band.top - GAP >= top + height),
  );
  return free.length > 0 ? Math.max(...free) : null;
}
