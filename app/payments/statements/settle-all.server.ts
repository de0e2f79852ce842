import { assignStatements, listSettleable, type StatementRow } from "~/db/statements.server";
import type { Declaration } from "~/domain/statements";
import { failureText } from "~/http/failure-text";
import { log } from "~/log.server";
import { settleStatement } from "./settle.server";
import { mailStatement } from "./mailing.server";

const BATCH = 100;

/**
 * Tries again what could not be done when it was declared: Stripe was away, the news of the order came later, or a later
 * day was named. From time to time, and after synchronisations. One that fails does not stop the others.
 */
export async function settleStatements({ now }: { now: Date }): Promise<void> {
  await assignStatements({});
  let after: string | null = null;
  for (;;) {
    const batch: StatementRow[] = await listSettleable({ after, limit: BATCH });
    for (const statement of batch) {
      await settleLater(statement, now).catch((error: unknown) => {
        log.warn("statement-not-settled", { id: statement.id, failure: failureText(error) });
      });
    }
    after = batch.at(-1)?.id ?? null;
    if (batch.length < BATCH) return;
  }
}

async function settleLater(statement: StatementRow, now: Date): Promise<void> {
  const settled = await settleStatement(statement, now);
  if (settled.state !== "settled" || !settled.isNew || statement.kind === "money_back") return;
  const { firstName, email } = settled.owner;
  const { id, kind, name, contract, reason, wishedFor, receivedAt } = statement;
  // Where the receipt went is not kept.
  const declaration: Declaration = {
    ...{ kind, name, contract, reason, wishedFor },
    ...{ email: statement.email, confirmTo: email },
  };
  await mailStatement({
    to: { name: firstName, address: email },
    received: { id, declaration, receivedAt },
    outcome: settled,
  });
}
