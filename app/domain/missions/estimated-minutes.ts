const MINUTES_PER_HOUR = 60;

/** The middle of „3–5 Stunden“ in minutes; null for „Variabel“. */
export function estimatedMinutes(estimatedTime: string): number | null {
  const [, from, to = from, unit] = /^(\d+)(?:[-–](\d+))?\u00a0(Stunden|Min)$/.exec(estimatedTime) ?? [];
  if (from === undefined || to === undefined) return null;
  return ((Number(from) + Number(to)) / 2) * (unit === "Min" ? 1 : MINUTES_PER_HOUR);
}
