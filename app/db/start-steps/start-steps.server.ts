import { eq, sql } from "drizzle-orm";
import type { StepStanding } from "~/domain/start-steps/start-step";
import type { ToldStep } from "~/domain/start-steps/step-form";
import { rungsOf } from "~/domain/start-steps/rungs-of";
import { berlinDay } from "~/domain/time/german-dates";
import { noteRungs } from "../rungs/rungs.server";
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

/** A learner's standings with steps, by their slug. */
export async function listStepStandings(
  { userId }: { userId: string },
  executor: Executor = db(),
): Promise<Map<string, StepStanding>> {
  const rows = await standingsQuery(executor).execute({ userId });
  return new Map(rows.map(({ stepId, ...standing }) => [stepId, standing]));
}

export interface StepAct extends ToldStep {
  stepId: string;
  at: Date;
}

/**
 * Takes acts on steps. Of two on one state, or on one note, the later counts, whichever arrives first; a step that was
 * opened again keeps its row, so that no late device restores what it was.
 */
export async function tellSteps(
  { userId, acts }: { userId: string; acts: readonly StepAct[] },
  executor: Executor = db(),
): Promise<void> {
  await inTransaction(executor, async (tx) => {
    if (!(await lockPerson({ userId }, tx))) return;
    for (const { stepId, standing, note, at } of acts) {
      if (standing) {
        await saveState({ userId, stepId, ...standing, stateAt: at }, tx);
        await noteRungs({ userId, kinds: rungsOf({ stepId, state: standing.state }), day: berlinDay(at) }, tx);
      }
      if (note !== undefined) await saveNote({ userId, stepId, note, noteAt: at }, tx);
    }
  });
}

type StepRow = typeof startSteps.$inferInsert;
const STEP_KEY = [startSteps.userId, startSteps.stepId];

async function saveState(row: StepRow & { stateAt: Date }, tx: Executor): Promise<void> {
  const { state, on, stateAt } = row;
  await tx
    .insert(startSteps)
    .values(row)
    .onConflictDoUpdate({
      target: STEP_KEY,
      set: { state, on, stateAt, updatedAt: sql`now()` },
      setWhere: sql`${startSteps.stateAt} is null or ${startSteps.stateAt} <= excluded.state_at`,
    });
}

async function saveNote(row: Omit<StepRow, "state"> & { note: string; noteAt: Date }, tx: Executor): Promise<void> {
  const { note, noteAt } = row;
  await tx
    .insert(startSteps)
    .values({ ...row, state: "open" })
    .onConflictDoUpdate({
      target: STEP_KEY,
      set: { note, noteAt, updatedAt: sql`now()` },
      setWhere: sql`${startSteps.noteAt} is null or ${startSteps.noteAt} <= excluded.note_at`,
    });
}
