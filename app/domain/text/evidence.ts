import { berlinDay, shortDate } from "../time/german-dates";

export interface EvidenceStatus {
  /** The season in which its sources were last read, as „Herbst 2026“; null without sources. */
  sourcesAsOf: string | null;
  /** The expert who has reviewed all of it, and the day (YYYY-MM-DD); null: not reviewed. */
  expertReview: { by: string; on: string } | null;
  /** The last day (YYYY-MM-DD) on which its figures may be relied on. */
  reviewBy: string | null;
}

/** „fachlich nicht geprüft“, or who has read it and when. */
export const describeReview = ({ expertReview }: Pick<EvidenceStatus, "expertReview">): string =>
  expertReview ? `fachlich geprüft von ${expertReview.by} am ${shortDate(expertReview.on)}` : "fachlich nicht geprüft";

/** Whether the review day has passed; both are days (YYYY-MM-DD), today as in Germany. */
export const isOutOfDate = (reviewBy: string | null, today: string): reviewBy is string =>
  reviewBy !== null && reviewBy < today;

/** The day (YYYY-MM-DD) until which a text's figures were valid, once it is over in Germany; null before. */
export const outOfDateSince = ({ reviewBy }: Pick<EvidenceStatus, "reviewBy">, now: Date): string | null =>
  isOutOfDate(reviewBy, berlinDay(now)) ? reviewBy : null;
