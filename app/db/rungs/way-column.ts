import { sql } from "drizzle-orm";
import * as z from "zod";
import type { WayStanding } from "~/domain/rungs/next-need";
import { RUNG_KINDS } from "~/domain/rungs/rungs";

const userId = sql.placeholder("userId");
const way = z.object({ rungs: z.array(z.enum(RUNG_KINDS)), hasOrder: z.boolean() });

/** How far somebody's own way is, as a column of a query that knows `userId`; of no contact a word. */
export const wayColumn = sql`(
  select json_build_object(
    'rungs', coalesce((select json_agg(distinct r.kind) from rungs r where r.user_id = ${userId}), '[]'::json),
    'hasOrder', exists (
      select 1 from contacts c where c.user_id = ${userId} and c.deleted_at is null and c.state = 'order'
    )
  )
)`.mapWith((value: unknown): WayStanding => way.parse(value));
