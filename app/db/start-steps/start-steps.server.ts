import { and, eq, sql } from "drizzle-orm";
import type { StepStanding } from "~/domain/start-steps/start-step";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { preparedOnce } from "../connection/prepared";
import { inTransaction, lockPerson } from "../connection/transaction";
import { startSteps } from "../schema";

const standingsQuery = preparedOnce((executor: Executor) =>
  executor
    .select({ stepId: startSteps.stepId, state: startSteps.state, on: startSteps.on, note: startSteps.note })
    .from(startSteps)
    .where(eq(startSteps.userId, sql.placeholder("userId")))
    .prepare("list_start_steps"),
);

/** What a learner has told of steps, by their slug. */
export async function listStepStandings(
  { userId }: { userId: string },
  executor: Executor = db(),
): Promise<Map<string, StepStanding>> {
  const rows = await standingsQuery(executor).execute({ userId });
  return new Map(rows.map(({ stepId, ...standing }) => [stepId, standing]));
}

/** Saves what is told of a step in place of what was told before; an open step without a note keeps no row. */
export async function saveStepStanding(
  { userId, stepId, standing }: { userId: string; stepId: string; standing: StepStanding },
  executor: Executor = db(),
): Promise<void> {
  await inTransaction(executor, async (tx) => {
    if (!(await lockPerson({ userId }, tx))) return;
    if (standing.state === "open" && standing.note === "") {
      await tx.delete(startSteps).where(and(eq(startSteps.userId, userId), eq(startSteps.stepId, stepId)));
      return;
    }
    await tx
      .insert(startSteps)
      .values({ userId, stepId, ...standing })
      .onConflictDoUpdate({
        target: [startSteps.userId, startSteps.stepId],
        set: { ...standing, updatedAt: sql`now()` },
      });
  });
}
