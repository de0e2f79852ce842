import { sql } from "drizzle-orm";
import * as z from "zod";

const stored = z.record(z.string(), z.string());

/** A learner's answers to `taskIds` (their ids as JSON), as a column of a query over `profiles`. */
export const answersColumn = sql`coalesce((
  select jsonb_object_agg(t.task_id, t.answer) from user_tasks t
  where t.user_id = profiles.user_id and t.answer <> ''
    and t.task_id in (select jsonb_array_elements_text(${sql.placeholder("taskIds")}::text::jsonb))
), '{}'::jsonb)`.mapWith((value: unknown) => new Map(Object.entries(stored.parse(value))));
