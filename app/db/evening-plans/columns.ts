import { sql } from "drizzle-orm";
import * as z from "zod";
import type { EveningPlan, TimedEveningPlan } from "~/domain/evening-plans/evening-plan";

const sentences = z.object({ ifThen: z.string(), otherwise: z.string() });
const plan = sentences.extend({ toldAt: z.coerce.date().nullable() }).nullable();
const before = z.object({
  last: sentences.nullable(),
  rhythm: z.object({ weekdays: z.array(z.number()), time: z.string(), hours: z.number() }).nullable(),
});

/** The sentences for a mission's evening, as a column of a query over `user_missions`. */
export const eveningColumn = sql`(
  select json_build_object('ifThen', e.if_then, 'otherwise', e.otherwise, 'toldAt', e.if_then_at) from evening_plans e
  where e.user_id = user_missions.user_id and e.mission_id = user_missions.mission_id
)`.mapWith((found: unknown): TimedEveningPlan | null => plan.parse(found));

export interface BeforeEvening {
  /** Sentences of the mission for which some were written last; null: none. */
  last: EveningPlan | null;
  rhythm: { weekdays: number[]; time: string; hours: number } | null;
}

/** Column of the source for suggested sentences on a mission's evening: it runs once for all rows. */
export const beforeEvening = ({ userId, missionId }: { userId: string; missionId: string }) =>
  sql`json_build_object(
    'last', (
      select json_build_object('ifThen', e.if_then, 'otherwise', e.otherwise) from evening_plans e
      where e.user_id = ${userId} and e.mission_id <> ${missionId} and e.if_then <> ''
      order by e.if_then_at desc nulls last limit 1
    ),
    'rhythm', (select json_build_object('weekdays', r.weekdays, 'time', r.time, 'hours', r.hours) from rhythms r where r.user_id = ${userId})
  )`.mapWith((found: unknown): BeforeEvening => before.parse(found));
