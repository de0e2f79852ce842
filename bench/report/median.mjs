/** The middle one of an odd number of values, the upper middle one of an even number. */
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** The median ratio, between smallest and largest, of pairs measured in succession: other load met both alike. */
export function ratioSpread(measured, anchors) {
  const ratios = measured.map((value, index) => value / anchors[index]).filter(Number.isFinite);
  return ratios.length === 0 ? null : { min: Math.min(...ratios), median: median(ratios), max: Math.max(...ratios) };
}
