/**
 * cancellation and cancellation_for_cause: § 312k BGB; withdrawal: § 356a BGB; money_back: our guarantee of 30 days,
 * once per person.
 */
export const STATEMENT_KINDS = ["cancellation", "cancellation_for_cause", "withdrawal", "money_back"] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];
