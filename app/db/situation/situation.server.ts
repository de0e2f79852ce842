import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import type { Calculations } from "~/domain/calculation/outcome";
import { BENEFITS, CUSTOMERS, EMPLOYMENTS, INSURANCES, type Situation } from "~/domain/situation/situation";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { preparedOnce } from "../connection/prepared";
import { inTransaction, lockPerson } from "../connection/transaction";
import { calculationsColumn } from "../calculations/calculations.server";
import { answersColumn } from "../missions/answers-column";
import { profiles, situations } from "../schema";

/** An answer that is offered no longer counts as left open. */
const stored = z.object({
  employment: z.enum(EMPLOYMENTS).nullable().catch(null),
  insurance: z.enum(INSURANCES).nullable().catch(null),
  benefits: z.array(z.enum(BENEFITS)).catch([]),
  customers: z.enum(CUSTOMERS).nullable().catch(null),
  hours: z.number().nullable(),
  startsOn: z.string().nullable(),
});

const situationQuery = preparedOnce((executor: Executor) =>
  executor
    .select()
    .from(situations)
    .where(eq(situations.userId, sql.placeholder("userId")))
    .prepare("get_situation"),
);

/** Null when the learner has told nothing. */
export async function getSituation(
  { userId }: { userId: string },
  executor: Executor = db(),
): Promise<Situation | null> {
  const [row] = await situationQuery(executor).execute({ userId });
  return row ? stored.parse(row) : null;
}

const readerQuery = preparedOnce((executor: Executor) =>
  executor
    .select({ situation: situations, calculations: calculationsColumn, answers: answersColumn })
    .from(profiles)
    .leftJoin(situations, eq(situations.userId, profiles.userId))
    .where(eq(profiles.userId, sql.placeholder("userId")))
    .prepare("get_reader"),
);

/** What texts are filled in with for their reader, in one query; of the answers those to the given tasks. */
export async function getTextReader(
  { userId, taskIds }: { userId: string; taskIds: readonly string[] },
  executor: Executor = db(),
): Promise<{
  situation: Situation | null;
  calculations: Calculations;
  answers: ReadonlyMap<string, string>;
}> {
  const [row] = await readerQuery(executor).execute({ userId, taskIds: JSON.stringify(taskIds) });
  return {
    situation: row?.situation ? stored.parse(row.situation) : null,
    calculations: row?.calculations ?? new Map(),
    answers: row?.answers ?? new Map(),
  };
}

/** Saves a situation in place of the earlier one, which it returns; null: there was none. */
export async function saveSituation(
  { userId, situation }: { userId: string; situation: Situation },
  executor: Executor = db(),
): Promise<Situation | null> {
  return inTransaction(executor, async (tx) => {
    if (!(await lockPerson({ userId }, tx))) return null;
    const before = await getSituation({ userId }, tx);
    await tx
      .insert(situations)
      .values({ userId, ...situation })
      .onConflictDoUpdate({ target: situations.userId, set: { ...situation, updatedAt: sql`now()` } });
    return before;
  });
}

/** Plans the first day of the own work, or takes it back with null; the other answers stay. */
export async function saveStartDay(
  { userId, startsOn }: { userId: string; startsOn: string | null },
  executor: Executor = db(),
): Promise<void> {
  await inTransaction(executor, async (tx) => {
    if (!(await lockPerson({ userId }, tx))) return;
    await tx
      .insert(situations)
      .values({ userId, benefits: [], startsOn })
      .onConflictDoUpdate({ target: situations.userId, set: { startsOn, updatedAt: sql`now()` } });
  });
}

export async function deleteSituation({ userId }: { userId: string }, executor: Executor = db()): Promise<void> {
  await inTransaction(executor, async (tx) => {
    await lockPerson({ userId }, tx);
    await tx.delete(situations).where(eq(situations.userId, userId));
  });
}
