/** What either side sees of a week, in words. */
export interface CompanionWeek {
  /** Null before the first Sunday. */
  numbers: { count: number; label: string }[] | null;
  /** Last day of the week, or the day of the first numbers: „29. November 2026“. */
  sunday: string;
  answer: string | null;
  until: string;
}
