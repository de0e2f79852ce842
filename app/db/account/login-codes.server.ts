import { and, desc, eq, gt, isNull, lt, ne, sql } from "drizzle-orm";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { loginCodes } from "../schema";
import { inTransaction } from "../connection/transaction";

export const CODE_MINUTES = 15;
const MAX_ATTEMPTS = 5;

export type CodePurpose = (typeof loginCodes.$inferSelect)["purpose"];
interface Codes {
  sessionHash: string;
  purpose: CodePurpose;
}

const matching = ({ sessionHash, purpose }: Codes) =>
  and(eq(loginCodes.sessionHash, sessionHash), eq(loginCodes.purpose, purpose));

/** Stores a code and voids the older ones of the same session, never another session's. */
export async function insertCode(
  codes: Codes,
  code: { id: string; email: string; codeHash: string; strategyCode: string },
  executor: Executor = db(),
): Promise<void> {
  await inTransaction(executor, async (tx) => {
    await voidCodes(codes, tx);
    await tx
      .insert(loginCodes)
      .values({ ...codes, ...code, expiresAt: sql`now() + make_interval(mins => ${CODE_MINUTES})` });
  });
}

export async function voidCodes(codes: Codes, executor: Executor = db()): Promise<void> {
  await executor
    .update(loginCodes)
    .set({ expiresAt: sql`now()` })
    .where(and(matching(codes), isNull(loginCodes.usedAt), gt(loginCodes.expiresAt, sql`now()`)));
}

/** Address and time of this session's open code; null without one. */
export async function findOpenCode(codes: Codes, executor: Executor = db()) {
  const [row] = await executor
    .select({ email: loginCodes.email, sentAt: loginCodes.createdAt })
    .from(loginCodes)
    .where(and(matching(codes), isNull(loginCodes.usedAt), gt(loginCodes.expiresAt, sql`now()`)));
  return row ?? null;
}

/**
 * Counts an attempt in one statement, so that of parallel ones at most five get an answer. Null: no open code with
 * attempts left.
 */
export async function countAttempt(codes: Codes, executor: Executor = db()) {
  const [row] = await executor
    .update(loginCodes)
    .set({ attempts: sql`${loginCodes.attempts} + 1` })
    .where(
      and(
        matching(codes),
        isNull(loginCodes.usedAt),
        gt(loginCodes.expiresAt, sql`now()`),
        lt(loginCodes.attempts, MAX_ATTEMPTS),
      ),
    )
    .returning({ id: loginCodes.id, email: loginCodes.email, codeHash: loginCodes.codeHash });
  return row ?? null;
}

export async function explainClosed(codes: Codes, executor: Executor = db()) {
  const [row] = await executor
    .select({ attempts: loginCodes.attempts, usedAt: loginCodes.usedAt })
    .from(loginCodes)
    .where(matching(codes))
    .orderBy(desc(loginCodes.createdAt))
    .limit(1);
  if (!row || row.usedAt) return "no-code" as const;
  return row.attempts >= MAX_ATTEMPTS ? ("too-many" as const) : ("expired" as const);
}

/** Codes that an open one has replaced, as long as they would have been valid. */
export async function listReplacedCodes(
  { id, email, ...codes }: Codes & { id: string; email: string },
  executor: Executor = db(),
) {
  const lifetime = sql`make_interval(mins => ${CODE_MINUTES})`;
  return executor
    .select({ id: loginCodes.id, codeHash: loginCodes.codeHash })
    .from(loginCodes)
    .where(
      and(
        matching(codes),
        ne(loginCodes.id, id),
        eq(loginCodes.email, email),
        isNull(loginCodes.usedAt),
        gt(loginCodes.createdAt, sql`now() - ${lifetime}`),
      ),
    );
}

/** Consumes a code once; null for all calls but the first. */
export async function consumeCode({ id }: { id: string }, executor: Executor = db()) {
  const [row] = await executor
    .update(loginCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(loginCodes.id, id), isNull(loginCodes.usedAt), gt(loginCodes.expiresAt, sql`now()`)))
    .returning({ email: loginCodes.email, strategyCode: loginCodes.strategyCode });
  return row ?? null;
}
