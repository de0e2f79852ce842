import { formatCents } from "~/domain/text/german-numbers";
import { longDate, longDateAndTime } from "~/domain/time/german-dates";
import { declaredTerms, withoutLinks, type Declaration, type DeclaredTerm } from "~/domain/payments/statements";
import { plainMail, type MailContent } from "./layout";

/** Effect of a statement on a contract; mailed only to the address the contract belongs to. */
export interface StatementOutcome {
  planName: string;
  endsAt: Date;
  /** null: not known here. */
  refundCents: number | null;
  /** Part of the payment kept for days that were used; only a withdrawal after an earlier refund has any. */
  keptCents: number;
}

interface Received {
  /** Number of the statement. */
  id: string;
  declaration: Declaration;
  receivedAt: Date;
}

/** The receipt required by law: the declaration and its time of arrival. Without an outcome it mentions no contract. */
export function statementMail(
  { productName, contact }: { productName: string; contact: string },
  { to, received, outcome, now }: { to: string; received: Received; outcome: StatementOutcome | null; now: Date },
): MailContent {
  const isWithdrawal = received.declaration.kind === "withdrawal";
  const subject = `${isWithdrawal ? "Dein Widerruf" : "Deine Kündigung"} bei ${productName}`;
  return plainMail("statement", subject, [
    `Hallo ${to},`,
    `${isWithdrawal ? "dein Widerruf" : "deine Kündigung"} ist am ${longDateAndTime(received.receivedAt)} bei uns eingegangen. Das hast du erklärt:`,
    asLines(termsOf(received)),
    ...(outcome ? whatFollows(outcome, now) : [WITHOUT_OUTCOME]),
    `Das warst nicht du? Dann schreib uns gleich an ${contact}.`,
    productName,
  ]);
}

const WITHOUT_OUTCOME =
  "Passt ein laufender Vertrag dazu, setzen wir deine Erklärung um. Fehlt uns etwas, melden wir uns.";

function whatFollows({ planName, endsAt, refundCents, keptCents }: StatementOutcome, now: Date): string[] {
  const ends =
    endsAt > now
      ? `Dein Tarif ${planName} endet am ${longDate(endsAt)}. Bis dahin kannst du alles weiter nutzen, danach wird nichts mehr abgebucht.`
      : `Dein Tarif ${planName} ist beendet. Es wird nichts mehr abgebucht.`;
  const back = `Du bekommst ${formatCents(refundCents ?? 0)} zurück, auf demselben Weg, auf dem du bezahlt hast. Das dauert ein paar Tage.`;
  const kept = `Für die Tage bis zu deinem Widerruf behalten wir ${formatCents(keptCents)}: Du wolltest, dass es sofort losgeht, und hast für einen früheren Vertrag schon einmal Geld zurückbekommen. Für ungenutzte Tage zahlst du nichts.`;
  return [ends, ...(refundCents ? [back] : []), ...(keptCents > 0 ? [kept] : [])];
}

/** Mail to the operator: a statement that matched no contract to end. */
export function openStatementMail({ productName, received }: { productName: string; received: Received }): MailContent {
  return plainMail("operator", `Offene Erklärung bei ${productName}`, [
    `Am ${longDateAndTime(received.receivedAt)} ist eine Erklärung eingegangen, zu der sich kein Vertrag von selbst beenden ließ:`,
    asLines(termsOf(received)),
    "Bestätigt ist nur der Eingang. Bitte sieh sie dir an und antworte.",
  ]);
}

function termsOf({ id, declaration }: Received): DeclaredTerm[] {
  const { contract, reason } = declaration;
  const harmless = { contract: withoutLinks(contract), reason: reason === null ? null : withoutLinks(reason) };
  return [...declaredTerms({ ...declaration, ...harmless }), { term: "Nummer", text: id }];
}

const asLines = (terms: readonly DeclaredTerm[]): string =>
  terms.map(({ term, text }) => `${term}: ${text}`).join("\n");
