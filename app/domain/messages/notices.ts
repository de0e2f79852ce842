/** Unrequested messages to or about a person; each kind at most once per day. */
export const NOTICE_KINDS = [
  "welcome",
  "newMember",
  "reminder",
  "week",
  "trialEnds",
  "priceChange",
  "priceAgreed",
  "companion",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
