/** 12345 → "12.345". Not by Intl, whose answers differ between server and browser. */
export const formatNumber = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ".");

/** "2026-11-05" → "5.11.2026" */
export function formatDay(isoDay: string): string {
  const [year, month, day] = isoDay.split("-");
  return `${Number(day)}.${Number(month)}.${year}`;
}
