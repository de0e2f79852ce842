import { and, eq, sql } from "drizzle-orm";
import * as z from "zod";
import type { Inputs } from "~/domain/calculation/outcome";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { inTransaction, lockPerson } from "../connection/transaction";
import { calculations } from "../schema";

const stored = z.record(z.string(), z.number());

/** Reads a stored row's inputs. */
export const toInputs = (value: unknown): Inputs => stored.parse(value);

const storedByCalculator = z.record(z.string(), stored);

/** A learner's inputs by calculator, as a column of a query over `profiles`, so that a page asks no further one. */
export const calculationsColumn = sql`coalesce((
  select jsonb_object_agg(c.calculator_id, c.inputs) from calculations c where c.user_id = profiles.user_id
), '{}'::jsonb)`.mapWith((value: unknown) => new Map<string, Inputs>(Object.entries(storedByCalculator.parse(value))));

/** A learner's values, by calculator. */
export async function listCalculations(
  { userId }: { userId: string },
  executor: Executor = db(),
): Promise<Map<string, Inputs>> {
  const rows = await executor
    .select({ calculatorId: calculations.calculatorId, inputs: calculations.inputs })
    .from(calculations)
    .where(eq(calculations.userId, userId));
  return new Map(rows.map(({ calculatorId, inputs }) => [calculatorId, toInputs(inputs)]));
}

/** Keeps inputs in place of those kept before. */
export async function saveCalculation(
  { userId, calculatorId, inputs }: { userId: string; calculatorId: string; inputs: Inputs },
  executor: Executor = db(),
): Promise<void> {
  await inTransaction(executor, async (tx) => {
    if (!(await lockPerson({ userId }, tx))) return;
    await tx
      .insert(calculations)
      .values({ userId, calculatorId, inputs })
      .onConflictDoUpdate({
        target: [calculations.userId, calculations.calculatorId],
        set: { inputs, updatedAt: sql`now()` },
      });
  });
}

export async function deleteCalculation(
  { userId, calculatorId }: { userId: string; calculatorId: string },
  executor: Executor = db(),
): Promise<void> {
  await inTransaction(executor, async (tx) => {
    await lockPerson({ userId }, tx);
    await tx
      .delete(calculations)
      .where(and(eq(calculations.userId, userId), eq(calculations.calculatorId, calculatorId)));
  });
}
