import { createHash } from "node:crypto";
import { assignStatements, findStatement, storeStatement } from "~/db/payments/statements.server";
import { shownAddress } from "~/domain/email/shown-address";
import { longDateAndTime } from "~/domain/time/german-dates";
import { lettersAbout } from "~/domain/payments/statement-outcomes";
import { declaredTerms, type Declaration, type Receipt } from "~/domain/payments/statements";
import { failureText } from "~/environment/failure-text";
import { turns } from "~/environment/in-turn";
import { log } from "~/environment/log.server";
import { executeStatement } from "./execute.server";
import { mailStatementToOperator, mailStatement, type SendWithin } from "./mailing.server";

const inHand = new Set<Promise<void>>();
/** Far fewer than mails may be under way at once, so that a crowd of strangers leaves room for those of others. */
const inTurn = turns(10);

/** Awaited at shutdown, so that no receipt is lost. */
export async function finishStatements(): Promise<void> {
  await Promise.all(inHand);
}

/**
 * Accepts a cancellation or withdrawal without a login. The response waits only for one insert; the effect is worked
 * out afterwards, so that neither text nor timing reveals whether there is a contract.
 */
export async function receiveStatement({
  formId,
  declaration,
  sendWithin,
  now,
}: {
  formId: string;
  declaration: Declaration;
  sendWithin: SendWithin;
  now: Date;
}): Promise<Receipt> {
  const { confirmTo, ...stored } = declaration;
  const id = statementId(formId, declaration);
  const { receivedAt, isNew } = await storeStatement({ id, ...stored, receivedAt: now });
  if (isNew) {
    const following = inTurn(() => followUp({ id, declaration, receivedAt }, sendWithin, now))
      .catch((error: unknown) => log.warn("statement-not-settled", { id, failure: failureText(error) }))
      .finally(() => inHand.delete(following));
    inHand.add(following);
  }
  return {
    kind: declaration.kind,
    receivedAt: longDateAndTime(receivedAt),
    terms: [...declaredTerms(declaration), { term: "Nummer", text: id }],
    confirmTo: shownAddress(confirmTo),
  };
}

/**
 * UUID v8 (RFC 9562) of the form and all that is declared: a double click is the same statement; other input, sent with
 * the same form after going back, is another one.
 */
function statementId(formId: string, declaration: Declaration): string {
  const { kind, name, email, contract, reason, wishedFor, confirmTo } = declaration;
  const told = JSON.stringify([formId, kind, name, email, contract, reason, wishedFor, confirmTo]);
  const hash = createHash("sha256").update(told).digest("hex");
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}

interface Received {
  id: string;
  declaration: Declaration;
  receivedAt: Date;
}

async function followUp(received: Received, sendWithin: SendWithin, now: Date): Promise<void> {
  const { id, declaration } = received;
  const { name, email, confirmTo } = declaration;
  const isElsewhere = confirmTo !== email;
  if (isElsewhere) {
    // Sent first: later, its time of arrival could reveal whether there is a contract.
    const mail = { to: { name, address: confirmTo }, received, outcome: null };
    await sendWithin(confirmTo, () => mailStatement(mail));
  }
  await assignStatements({ ids: [id] });
  const statement = await findStatement({ id });
  // Deleted together with the account.
  if (!statement) return;
  const settled = await executeStatement(statement, now);
  const done = settled.state === "settled" ? settled : null;
  const mail = { to: { name: done?.owner.firstName ?? name, address: email }, received, outcome: done };
  const { toAccount, toOperator } = lettersAbout({ state: settled.state, isNew: done?.isNew === true, isElsewhere });
  if (toAccount === "anyway") await mailStatement(mail);
  if (toAccount === "within-limit") await sendWithin(email, () => mailStatement(mail));
  if (toOperator) await mailStatementToOperator(received);
}
