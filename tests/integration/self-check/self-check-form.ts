export const SELF_CHECK = "/pruef-dich";

/** Whom Jonas asks before he competes with his employer, answered rightly by default. */
export const selfCheckFields = (fields: Record<string, string> = {}): Record<string, string> => ({
  ...{
    intent: "answer",
    question: "nebenjob-arbeitgeber.konkurrenz",
    from: "/mission/content-creator-in-1",
    answer: "0",
  },
  ...fields,
});
