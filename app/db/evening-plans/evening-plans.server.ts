import { sql } from "drizzle-orm";
import { eveningLine } from "~/domain/evening-plans/evening-plan";
import { EVENING_TASKS } from "~/domain/evening-plans/evening-work";
import type { Executor } from "../connection/open.server";
import { eveningPlans } from "../schema";

interface WrittenSentence {
  userId: string;
  missionId: string;
  /** Id of the sentence among `EVENING_TASKS`. */
  taskId: string;
  answer: string;
  answeredAt: Date;
}

/**
 * Saves one of the two sentences for a mission's evening. The later act counts, not the later arrival; an emptied one
 * keeps its row, so that no late device restores it.
 */
export async function saveEvening(
  { userId, missionId, taskId, answer, answeredAt: at }: WrittenSentence,
  tx: Executor,
): Promise<void> {
  const isFirst = taskId === EVENING_TASKS.ifThen;
  const text = eveningLine(answer);
  const told = isFirst ? { ifThen: text, ifThenAt: at } : { otherwise: text, otherwiseAt: at };
  const before = isFirst ? eveningPlans.ifThenAt : eveningPlans.otherwiseAt;
  await tx
    .insert(eveningPlans)
    .values({ userId, missionId, ...told })
    .onConflictDoUpdate({
      target: [eveningPlans.userId, eveningPlans.missionId],
      set: told,
      setWhere: sql`${before} is null or ${before} <= ${at.toISOString()}::timestamptz`,
    });
}
