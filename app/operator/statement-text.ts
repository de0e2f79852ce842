import { formatCents } from "~/domain/text/german-numbers";
import type { Statement } from "~/db/account/operator.server";
import { longDate, longDateAndTime } from "~/domain/time/german-dates";
import type { StatementKind } from "~/domain/payments/statements";
import { addressLine, phrase, section, terminalLine } from "./lines";

const KINDS: Readonly<Record<StatementKind, string>> = {
  cancellation: "Kündigung",
  cancellation_for_cause: "Kündigung aus wichtigem Grund",
  withdrawal: "Widerruf",
  money_back: "Geld zurück",
};

const HOW_TO_SETTLE = [
  "",
  'Erledigt? npm run konto -- --erledigt=NUMMER --grund="Was du getan hast"',
  "Nichts geschieht dadurch von selbst: Was zu beenden oder zu erstatten ist, tust du vorher bei Stripe.",
];

/** Lists the statements that wait for the operator. */
export function openStatementsText(statements: readonly Statement[]): string {
  if (statements.length === 0) return "Keine Kündigung und kein Widerruf ist offen.";
  const [, ...lines] = section("Offene Kündigungen und Widerrufe", statements.map(describeStatement));
  return [...lines, ...HOW_TO_SETTLE].join("\n");
}

export function describeStatement(statement: Statement): string[] {
  const { id, kind, name, email, contract, reason, wishedFor, entitlementId, receivedAt, userId } = statement;
  return [
    phrase(outcomeOf(statement), KINDS[kind], longDateAndTime(receivedAt)),
    phrase(terminalLine(name), `<${addressLine(email)}>`, userId === null && "kein Konto mit dieser Adresse"),
    phrase(
      `Vertrag: ${terminalLine(contract)}`,
      wishedFor && `gewünscht zum ${terminalLine(wishedFor)}`,
      entitlementId,
    ),
    ...(reason === null ? [] : [`Grund: ${terminalLine(reason)}`]),
    ...effectOf(statement),
    `Nummer ${id}`,
  ];
}

const outcomeOf = ({ settledAt }: Statement) =>
  settledAt === null ? "OFFEN" : `erledigt am ${longDateAndTime(settledAt)}`;

function effectOf({ effect, endsAt, refundCents }: Statement): string[] {
  const told = phrase(
    effect && terminalLine(effect),
    endsAt && `endet am ${longDate(endsAt)}`,
    refundCents !== null && `${formatCents(refundCents)} zurück`,
  );
  return told === "" ? [] : [`Folge: ${told}`];
}
