import { assignStatements, listOpen, listSettleable, type StatementRow } from "~/db/payments/statements.server";
import type { Declaration } from "~/domain/payments/statements";
import { failureText } from "~/environment/failure-text";
import { log } from "~/environment/log.server";
import { executeStatement } from "./execute.server";
import { mailStatement } from "./mailing.server";

const BATCH = 100;

/**
 * Retries, every hour, statements that could not be settled at first: Stripe was unavailable, the order became known
 * later, or a later day was named. One failure stops no other.
 */
export async function executeOpenStatements({ now }: { now: Date }): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await listOpen({ after, limit: BATCH });
    await assignStatements({ ids });
    for (const statement of await listSettleable({ ids })) {
      await executeLater(statement, now).catch((error: unknown) => {
        log.warn("statement-not-settled", { id: statement.id, failure: failureText(error) });
      });
    }
    after = ids.at(-1) ?? null;
    if (ids.length < BATCH) return;
  }
}

async function executeLater(statement: StatementRow, now: Date): Promise<void> {
  const settled = await executeStatement(statement, now);
  if (settled.state !== "settled" || !settled.isNew || statement.kind === "money_back") return;
  const { firstName, email } = settled.owner;
  const { id, kind, name, contract, reason, wishedFor, receivedAt } = statement;
  // The address of the first receipt (`confirmTo`) is not stored: the owner's replaces it.
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
