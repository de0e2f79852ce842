import { limitKey } from "~/limits/limit-key.server";
import { library } from "~/content/library.server";
import { listEntitlements, type EntitlementRow } from "~/db/payments/entitlements.server";
import { consumeLimit } from "~/db/limits.server";
import { findRecipient } from "~/db/account/people.server";
import { markSettled, recordContract, type StatementRow } from "~/db/payments/statements.server";
import { MINUTE_SECONDS } from "~/domain/time/durations";
import { OFFERS } from "~/domain/payments/entitlements";
import { contractMeant, effectOf, type Effect } from "~/domain/payments/statement-effects";
import { changesTheEnd, endedBefore } from "~/domain/payments/statement-outcomes";
import type { DeclaredKind } from "~/domain/payments/statements";
import { endEntitlement } from "../end-entitlement.server";

interface Settled {
  state: "settled";
  owner: { firstName: string; email: string };
  planName: string;
  endsAt: Date;
  refundCents: number | null;
  keptCents: number;
  /** False when the contract would have ended by then anyway, by an earlier statement. */
  isNew: boolean;
}

/** waiting: it is tried again. open: a person has to look. */
export type ExecutionResult = Settled | { state: "waiting" | "open" };

interface ContractEffect {
  contract: EntitlementRow;
  effect: Effect;
}

const WAITING = { state: "waiting" } as const;
const OPEN = { state: "open" } as const;

/** Executes a statement, if it is clear which contract is meant and the law gives it that effect. */
export async function executeStatement(statement: StatementRow, now: Date): Promise<ExecutionResult> {
  const { id, kind, userId } = statement;
  const owner = userId && kind !== "money_back" ? await findRecipient({ userId }) : null;
  if (!owner || !userId || kind === "money_back") return OPEN;
  // A lock: one process at a time, for longer than Stripe's deadline.
  if (!(await consumeLimit({ key: limitKey("statement", id), max: 1, windowSeconds: MINUTE_SECONDS }))) return WAITING;
  const ending = await findContractEffect({ ...statement, kind, userId }, now);
  if (ending === "open" || ending === "later") return ending === "open" ? OPEN : WAITING;
  const { contract, effect } = ending;
  const before = endedBefore(contract, now);
  const ended = before
    ? ({ ok: true, endsAt: before, refundCents: null, keptCents: 0 } as const)
    : await endEntitlement({ userId, entitlementId: contract.id, how: effect, now });
  if (!ended.ok) {
    if (ended.reason === "gone") return OPEN;
    await recordContract({ id, entitlementId: contract.id });
    return WAITING;
  }
  const { endsAt, refundCents, keptCents } = ended;
  await markSettled({ id, entitlementId: contract.id, effect, endsAt, refundCents });
  const planName = library().getPlan(contract.kind)?.name ?? contract.kind;
  return { state: "settled", owner, planName, endsAt, refundCents, keptCents, isNew: changesTheEnd(contract, effect) };
}

async function findContractEffect(
  statement: StatementRow & { kind: DeclaredKind; userId: string },
  now: Date,
): Promise<ContractEffect | "open" | "later"> {
  const held = await listEntitlements({ userId: statement.userId });
  const contract =
    held.find(({ id }) => id === statement.entitlementId) ?? contractMeant(statement, { held, names: names(), now });
  if (!contract) return "open";
  const effect = effectOf(statement, contract, now);
  if (effect === "too-late") return "open";
  return effect === "later" ? "later" : { contract, effect };
}

/** Full and short names of the offers on the site. */
const names = () =>
  OFFERS.flatMap((offer) => {
    const plan = library().getPlan(offer);
    return [plan?.name, plan?.shortName].flatMap((name) => (name ? [{ offer, name }] : []));
  });
