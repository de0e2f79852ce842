import { sql } from "drizzle-orm";
import * as z from "zod";
import type { WayStanding } from "~/domain/rungs/next-need";
import { RUNG_KINDS, type ReachedRung } from "~/domain/rungs/rungs";

const userId = sql.placeholder("userId");
const rung = z.object({ kind: z.enum(RUNG_KINDS), on: z.string(), isSaid: z.boolean() });
const way = z.object({ rungs: z.array(rung), hasOrder: z.boolean() });

/** How far the learner's own way is, each rung with its day. */
export type ReachedWay = WayStanding & { rungs: ReachedRung[] };

/** That as a column of a query that knows `userId`; of no contact a word. */
export const wayColumn = sql`(
  select json_build_object(
    'rungs', coalesce((
      select json_agg(json_build_object('kind', r.kind, 'on', r.on_day, 'isSaid', r.is_said))
      from rungs r where r.user_id = ${userId}
    ), '[]'::json),
    'hasOrder', exists (
      select 1 from contacts c where c.user_id = ${userId} and c.deleted_at is null and c.state = 'order'
    )
  )
)`.mapWith((value: unknown): ReachedWay => way.parse(value));
