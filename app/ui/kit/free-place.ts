export interface Band {
  top: number;
  bottom: number;
}

/** Between what floats and what is used. */
const GAP = 8;

/** The lowest top between `from` and `to` at which a box of that height lies over none of the bands, if there is one. */
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
