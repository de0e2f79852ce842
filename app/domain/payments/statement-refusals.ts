import { emailInvalid, refusals, type Message } from "../messages/messages";
import { emailRefusal, nameRefusal } from "../account/registration";
import type { Receipt } from "./statements";

export const CONTRACT_MAX = 120;
export const REASON_MAX = 1_000;

const CONTRACT_MISSING: Message = {
  title: "Vertrag fehlt",
  description: "Schreib, um welchen Tarif es geht. Der Name genügt.",
};
const CONTRACT_INVALID: Message = {
  title: "Das konnten wir nicht lesen",
  description: `Schreib den Namen des Tarifs in eine Zeile, mit höchstens ${CONTRACT_MAX} Zeichen.`,
};
const REASON_MISSING: Message = {
  title: "Grund fehlt",
  description: "Schreib kurz, warum du außerordentlich kündigst.",
};
const REASON_INVALID: Message = {
  title: "Das konnten wir nicht lesen",
  description: `Kürze den Grund auf höchstens ${REASON_MAX} Zeichen.`,
};
const DAY_MISSING: Message = {
  title: "Tag fehlt",
  description: "Nenn den Tag, zu dem du kündigst, oder wähle „so früh wie möglich“.",
};

type Field = "name" | "email" | "contract" | "reason" | "day" | "confirmTo";

const REFUSALS: { [Name in Field]: (text: string) => Message } = {
  name: nameRefusal,
  email: emailRefusal,
  contract: (text) => (text.trim() ? CONTRACT_INVALID : CONTRACT_MISSING),
  reason: (text) => (text.trim() ? REASON_INVALID : REASON_MISSING),
  day: () => DAY_MISSING,
  confirmTo: () => emailInvalid,
};

export type StatementValues = Readonly<Record<string, string>>;

/** Errors of a statement by field; a notice for input that no form of the app sends. */
export interface StatementFailure {
  fields: Partial<Record<Field, Message>>;
  notice: Message | null;
  values: StatementValues;
}

/** Exactly one of the two is set. */
export interface StatementAnswer {
  receipt: Receipt | null;
  failure: StatementFailure | null;
}

const isField = (name: PropertyKey | undefined): name is Field =>
  typeof name === "string" && Object.hasOwn(REFUSALS, name);

export function refuseStatement(
  values: StatementValues,
  issues: readonly { path: readonly PropertyKey[] }[],
): StatementFailure {
  const wrong = issues.map(({ path: [name] }) => name);
  return {
    fields: Object.fromEntries(wrong.filter(isField).map((name) => [name, REFUSALS[name](values[name] ?? "")])),
    notice: wrong.every(isField) ? null : (refusals[400] ?? null),
    values,
  };
}
