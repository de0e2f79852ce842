import { and, eq, sql, type SQL } from "drizzle-orm";
import { hasResult, mostOf, type CountedState, type ExperimentStanding } from "~/domain/experiments/experiment";
import {
  tellExperiment,
  UNTOLD,
  type ExperimentAct,
  type ExperimentRefusal,
  type ToldExperiment,
} from "~/domain/experiments/merge";
import { berlinDay } from "~/domain/time/german-dates";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { preparedOnce } from "../connection/prepared";
import { inTransaction, lockPerson } from "../connection/transaction";
import { noteRungs } from "../rungs/rungs.server";
import { experiments } from "../schema";
import { countedColumn } from "./counted";

/** How far a learner is with an experiment that they have begun. */
export interface StandingExperiment extends ExperimentStanding {
  experimentId: string;
  startedAt: Date | null;
}

const select = (executor: Executor, where: SQL | undefined, until: Date | null = null) =>
  executor
    .select({ row: experiments, counted: countedColumn(until) })
    .from(experiments)
    .where(where);

const standingQuery = preparedOnce((executor: Executor) =>
  select(executor, and(eq(experiments.userId, sql.placeholder("userId")), sql`${experiments.threshold} is not null`))
    .orderBy(experiments.startedAt, experiments.experimentId)
    .prepare("list_experiments"),
);

type Row = Awaited<ReturnType<typeof select>>[number];

/** The experiments that a learner has begun, each with its count by now; only theirs are ever read. */
export async function listExperiments(
  { userId }: { userId: string },
  executor: Executor = db(),
): Promise<StandingExperiment[]> {
  const rows = await standingQuery(executor).execute({ userId });
  return rows.map((row) => {
    const { threshold, result, decided, startedAt } = toTold(row);
    return { experimentId: row.row.experimentId, threshold, result, decided, startedAt };
  });
}

/** An act with the state that counts, which the content of its experiment names; null: the learner types the result. */
export type CountedAct = ExperimentAct & { counts: CountedState | null };

/**
 * Takes acts on a learner's experiments in their order. What cannot be by now changes nothing; resolves to why, for each
 * act. A decision on something that was counted is a rung, of its own day.
 */
export async function tellExperiments(
  { userId, acts }: { userId: string; acts: readonly CountedAct[] },
  executor: Executor = db(),
): Promise<(ExperimentRefusal | null)[]> {
  return inTransaction(executor, async (tx) => {
    const refusals: (ExperimentRefusal | null)[] = [];
    if (!(await lockPerson({ userId }, tx))) return refusals;
    for (const act of acts) {
      // Counts after a decision are not part of its basis, also when it is told late.
      const until = act.decided ? act.at : null;
      const before = await findTold({ userId, id: act.experimentId, until }, tx);
      if (!before && act.isForgotten) continue;
      const { told, refusal } = tellExperiment(before ?? UNTOLD, act);
      refusals.push(refusal);
      if (told !== (before ?? UNTOLD)) await keep({ userId, act }, told, tx);
      const after = told.decided && (await findTold({ userId, id: act.experimentId, until }, tx));
      if (after?.decidedAt && hasResult(after)) {
        await noteRungs({ userId, kinds: ["decided"], day: berlinDay(after.decidedAt) }, tx);
      }
    }
    return refusals;
  });
}

async function findTold(
  { userId, id, until }: { userId: string; id: string; until: Date | null },
  tx: Executor,
): Promise<ToldExperiment | null> {
  const [row] = await select(tx, and(eq(experiments.userId, userId), eq(experiments.experimentId, id)), until);
  return row ? toTold(row) : null;
}

function toTold({ row, counted }: Row): ToldExperiment {
  const { threshold, hits, asked, decision, sentence, startedAt, thresholdAt, decidedAt, countedUntil, forgottenAt } =
    row;
  const kept = hits === null || asked === null ? null : { hits, asked };
  return {
    ...{ threshold, startedAt, thresholdAt, decidedAt, countedUntil, forgottenAt },
    result: mostOf(kept, counted),
    decided: decision ? { decision, sentence } : null,
  };
}

async function keep(
  { userId, act }: { userId: string; act: CountedAct },
  { result, decided, ...told }: ToldExperiment,
  tx: Executor,
): Promise<void> {
  const isKept = result && result.asked > 0;
  const row = {
    ...told,
    counts: told.threshold === null ? null : act.counts,
    hits: isKept ? result.hits : null,
    asked: isKept ? result.asked : null,
    decision: decided?.decision ?? null,
    sentence: decided?.sentence ?? "",
  };
  // The counted state is fixed once: a text that changes it later changes nothing that has begun.
  const kept = sql`case when experiments.threshold is null then excluded.counts else experiments.counts end`;
  await tx
    .insert(experiments)
    .values({ userId, experimentId: act.experimentId, ...row })
    .onConflictDoUpdate({ target: [experiments.userId, experiments.experimentId], set: { ...row, counts: kept } });
}
