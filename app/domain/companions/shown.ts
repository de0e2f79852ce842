/** A week as both learner and companion see it, in words. */
export interface CompanionWeek {
  /** Null before the first Sunday, and while the learner has no access. */
  numbers: { count: number; label: string }[] | null;
  /** While the learner has no access. */
  isPaused: boolean;
  /** Last day of the week, or the day of the first numbers: „29. November 2026“. */
  sunday: string;
  answer: string | null;
  until: string;
}
