import { library } from "~/content/library.server";
import { consumeLimit } from "~/db/limits.server";
import { HOUR_SECONDS } from "~/domain/time/durations";
import type { Declaration } from "~/domain/payments/statements";
import { env } from "~/environment/env.server";
import { sendMail } from "~/mail/deliver.server";
import type { MailAddress } from "~/mail/mailer";
import { sender } from "~/mail/sender.server";
import { openStatementMail, statementMail, type StatementOutcome } from "~/mail/statement-mails";

/** Rate limits mails to addresses typed by visitors: `limits/confirmation-limits.server.ts`. */
export type SendWithin = (address: string, send: () => Promise<boolean>) => Promise<void>;

interface Received {
  id: string;
  declaration: Declaration;
  receivedAt: Date;
}

/** True when it went out. */
export async function mailStatement({
  to,
  received,
  outcome,
}: {
  to: MailAddress;
  received: Received;
  outcome: StatementOutcome | null;
}): Promise<boolean> {
  const { productName, operator } = library().site;
  const site = { productName, contact: operator.email };
  const mail = statementMail(site, { to: to.name, received, outcome, now: new Date() });
  const sent = await sendMail({ to, from: sender(), ...mail });
  return sent.ok;
}

/** Statements can be sent in bulk by visitors; all of them are in the database. */
const OPERATOR_MAILS = { key: "statement-operator", max: 20, windowSeconds: HOUR_SECONDS };

export async function mailStatementToOperator(received: Received): Promise<void> {
  const { ADMIN_EMAIL: address } = env();
  if (!address || !(await consumeLimit(OPERATOR_MAILS))) return;
  const { productName } = library().site;
  const mail = openStatementMail({ productName, received });
  await sendMail({ to: { name: productName, address }, from: sender(), ...mail });
}
