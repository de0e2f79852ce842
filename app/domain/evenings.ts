/** What an evening gives beside a job, as the missions' own texts plan with. */
const EVENING_HOURS = 1.5;
const MINUTES_PER_HOUR = 60;

/** How many evenings a mission takes, „etwa 3 Abende“; null when it does not say how long it takes. */
export function evenings(estimatedTime: string): string | null {
  const [, from, to = from, unit] = /^(\d+)(?:[-–](\d+))?\u00a0(Stunden|Min)$/.exec(estimatedTime) ?? [];
  if (from === undefined || to === undefined) return null;
  const hours = (Number(from) + Number(to)) / 2 / (unit === "Min" ? MINUTES_PER_HOUR : 1);
  const count = Math.max(1, Math.round(hours / EVENING_HOURS));
  return count === 1 ? "etwa ein Abend" : `etwa ${count}\u00a0Abende`;
}
