import { and, asc, count, eq, ne, sql } from "drizzle-orm";
import * as z from "zod";
import type { MissionFeedback } from "~/domain/feedback/mission-feedback";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { inTransaction, lockPerson } from "../connection/transaction";
import { missionFeedback, userMissions } from "../schema";

const stored = z.object({ isHelpful: z.boolean().nullable(), remark: z.string() }).nullable();

/** Column of the feedback on a mission, for a query over `user_missions`; null: none. */
export const feedbackColumn = sql`(
  select json_build_object('isHelpful', f.is_helpful, 'remark', f.remark) from mission_feedback f
  where f.user_id = user_missions.user_id and f.mission_id = user_missions.mission_id
)`.mapWith((found: unknown): MissionFeedback | null => stored.parse(found));

/**
 * Keeps what a learner says about a mission: whether it helped, or what is wrong; the other stays as it was. False: they
 * do not have the mission, or it is not open yet.
 */
export async function saveFeedback(
  { userId, missionId, said, now }: { userId: string; missionId: string; said: Partial<MissionFeedback>; now: Date },
  executor: Executor = db(),
): Promise<boolean> {
  return inTransaction(executor, async (tx) => {
    if (!(await lockPerson({ userId }, tx))) return false;
    const isOpen = and(
      eq(userMissions.userId, userId),
      eq(userMissions.missionId, missionId),
      ne(userMissions.status, "locked"),
    );
    if ((await tx.select({ id: userMissions.missionId }).from(userMissions).where(isOpen)).length === 0) return false;
    const told = { ...said, ...(said.remark === undefined ? {} : { remarkedAt: now }), saidAt: now };
    await tx
      .insert(missionFeedback)
      .values({ userId, missionId, ...told })
      .onConflictDoUpdate({ target: [missionFeedback.userId, missionFeedback.missionId], set: told });
    return true;
  });
}

/** Feedback of all learners on each mission, without their names, for editors. */
export async function listFeedback(executor: Executor = db()) {
  const [figures, remarks] = await Promise.all([
    executor
      .select({
        missionId: missionFeedback.missionId,
        helpful: count(sql`case when ${missionFeedback.isHelpful} then 1 end`),
        unhelpful: count(sql`case when not ${missionFeedback.isHelpful} then 1 end`),
      })
      .from(missionFeedback)
      .groupBy(missionFeedback.missionId)
      .orderBy(asc(missionFeedback.missionId)),
    executor
      .select({
        missionId: missionFeedback.missionId,
        remark: missionFeedback.remark,
        // No day: an editor who knows when a learner was there would know who wrote it.
        month: sql`to_char(${missionFeedback.remarkedAt} at time zone 'Europe/Berlin', 'YYYY-MM')`.mapWith(String),
      })
      .from(missionFeedback)
      .where(ne(missionFeedback.remark, ""))
      .orderBy(asc(missionFeedback.missionId), asc(missionFeedback.remarkedAt)),
  ]);
  const remarksOf = Map.groupBy(remarks, ({ missionId }) => missionId);
  return figures.map((mission) => ({
    ...mission,
    remarks: (remarksOf.get(mission.missionId) ?? []).map(({ remark, month }) => ({ text: remark, month })),
  }));
}
