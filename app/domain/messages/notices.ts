/** What goes out to or about a person without being asked for at that moment; each once for a day. */
export const NOTICE_KINDS = [
  "welcome",
  "newMember",
  "reminder",
  "week",
  "trialEnds",
  "priceChange",
  "priceAgreed",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
