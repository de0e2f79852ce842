/** The middle one of an odd number of values, the upper middle one of an even number. */
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** The median ratio of pairs, between smallest and largest: what else the machine did met both of a pair alike. */
export function ratioSpread(measured, anchors) {
  const ratios = measured.map((value, index) => value / anchors[index]).filter(Number.isFinite);
  return ratios.length === 0 ? null : { min: Math.min(...ratios), median: median(ratios), max: Math.max(...ratios) };
}
