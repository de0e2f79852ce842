const MINUTES_PER_HOUR = 60;

/** „3–5 Stunden“ in minutes; null for „Variabel“. */
export function minutesRange(estimatedTime: string): { from: number; to: number } | null {
  const [, from, to = from, unit] = /^(\d+)(?:[-–](\d+))?\u00a0(Stunden|Min)$/.exec(estimatedTime) ?? [];
  if (from === undefined || to === undefined) return null;
  const minutes = unit === "Min" ? 1 : MINUTES_PER_HOUR;
  return { from: Number(from) * minutes, to: Number(to) * minutes };
}

/** The middle of „3–5 Stunden“ in minutes; null for „Variabel“. */
export function estimatedMinutes(estimatedTime: string): number | null {
  const range = minutesRange(estimatedTime);
  return range && (range.from + range.to) / 2;
}
