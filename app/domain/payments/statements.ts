import { shownAddress } from "../email/shown-address";
import { numericDate } from "../time/german-dates";

/**
 * cancellation and cancellation_for_cause: § 312k BGB; withdrawal: § 356a BGB; money_back: our guarantee of 30 days,
 * once per person.
 */
export const STATEMENT_KINDS = ["cancellation", "cancellation_for_cause", "withdrawal", "money_back"] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** Kinds declared on pages that need no login. */
export type DeclaredKind = Exclude<StatementKind, "money_back">;

export interface Declaration {
  kind: DeclaredKind;
  name: string;
  /** Address of the account. */
  email: string;
  /** Name of the contract, in the sender's words or as the app calls it. */
  contract: string;
  /** Reason of a cancellation for cause; else null. */
  reason: string | null;
  /** A day, "2026-12-31"; null: as early as possible. */
  wishedFor: string | null;
  /** Address for the confirmation. */
  confirmTo: string;
}

const KIND_NAMES: Readonly<Record<DeclaredKind, string>> = {
  cancellation: "Ordentliche Kündigung",
  cancellation_for_cause: "Außerordentliche Kündigung",
  withdrawal: "Widerruf",
};

export interface DeclaredTerm {
  term: string;
  text: string;
}

/** The answer on the page: the same whether or not there is a contract. */
export interface Receipt {
  kind: DeclaredKind;
  receivedAt: string;
  terms: DeclaredTerm[];
  confirmTo: string;
}

/** The statement point by point, as page, mail and operator read it. */
export function declaredTerms(declaration: Declaration): DeclaredTerm[] {
  const { kind, name, email, contract, reason, wishedFor, confirmTo } = declaration;
  const isCancellation = kind !== "withdrawal";
  return [
    { term: "Art", text: KIND_NAMES[kind] },
    ...(reason === null ? [] : [{ term: "Grund", text: reason }]),
    { term: "Name", text: name },
    { term: isCancellation ? "E-Mail-Adresse des Kontos" : "E-Mail-Adresse", text: shownAddress(email) },
    { term: "Vertrag", text: contract },
    ...(isCancellation
      ? [
          { term: "Kündigen zum", text: wishedFor ? numericDate(wishedFor) : "so früh wie möglich" },
          { term: "Bestätigung an", text: shownAddress(confirmTo) },
        ]
      : []),
  ];
}

/** Breaks what mail programs would turn into links: the text may go to an address that never asked for it. */
export const withoutLinks = (text: string): string =>
  text.replace(/[@/\\]|[.\u3002](?=[\p{L}\p{M}\p{N}])/gu, (character) => `${character}\u200a`);
