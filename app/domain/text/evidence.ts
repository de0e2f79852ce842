import { berlinDay } from "../time/german-dates";

export interface EvidenceStatus {
  /** When its sources were last read, as „Herbst 2026“; null without sources. */
  sourcesAsOf: string | null;
  /** Who of the field has read all of it, and on which day (YYYY-MM-DD); null: nobody has. */
  expertReview: { by: string; on: string } | null;
  /** The last day (YYYY-MM-DD) on which its figures may be relied on. */
  reviewBy: string | null;
}

/** Both are days (YYYY-MM-DD), today as in Germany. */
export const isOutOfDate = (reviewBy: string | null, today: string): reviewBy is string =>
  reviewBy !== null && reviewBy < today;

/** The day (YYYY-MM-DD) until which the figures of a text held, once that is over in Germany. */
export const outOfDateSince = ({ reviewBy }: Pick<EvidenceStatus, "reviewBy">, now: Date): string | null =>
  isOutOfDate(reviewBy, berlinDay(now)) ? reviewBy : null;
