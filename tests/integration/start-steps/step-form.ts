export const START_PLAN = "/startfahrplan";

/** An answer of an office, by default. */
export const stepFields = (fields: Record<string, string> = {}): Record<string, string> => ({
  ...{ intent: "step", step: "elster-konto", state: "asked", on: "2027-01-04", note: "Post kommt" },
  ...fields,
});
