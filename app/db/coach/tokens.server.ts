import { eq, sql } from "drizzle-orm";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { coachTokens } from "../schema";

interface Spent {
  /** A day in Germany. */
  day: string;
  plan: string;
  inputTokens: number;
  outputTokens: number;
}

/** Adds a model call to the day's sum of a plan; no row says whose it was. */
export async function addTokens(spent: Spent, executor: Executor = db()): Promise<void> {
  await executor
    .insert(coachTokens)
    .values({ ...spent, calls: 1 })
    .onConflictDoUpdate({
      target: [coachTokens.day, coachTokens.plan],
      set: {
        calls: sql`${coachTokens.calls} + 1`,
        inputTokens: sql`${coachTokens.inputTokens} + excluded.input_tokens`,
        outputTokens: sql`${coachTokens.outputTokens} + excluded.output_tokens`,
      },
    });
}

/** Tokens of a day, of all plans together. */
export async function tokensOn({ day }: { day: string }, executor: Executor = db()): Promise<number> {
  const [row] = await executor
    .select({ spent: sql`coalesce(sum(${coachTokens.inputTokens} + ${coachTokens.outputTokens}), 0)`.mapWith(Number) })
    .from(coachTokens)
    .where(eq(coachTokens.day, day));
  return row?.spent ?? 0;
}
