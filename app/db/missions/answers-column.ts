import { sql } from "drizzle-orm";
import * as z from "zod";

const stored = z.array(z.tuple([z.string(), z.string()]));

/**
 * A learner's answers, as a column of a query over `profiles`, the latest first: those to the tasks whose ids `taskIds`
 * names (as JSON), and what stands in blanks that it names with their mission: „preise vorlage.angebot.ort“.
 */
export const answersColumn = sql`coalesce((
  select json_agg(json_build_array(t.key, t.answer) order by t.answered_at desc nulls last) from (
    select case when task_id like 'vorlage.%' then mission_id || ' ' || task_id else task_id end as key, answer, answered_at
    from user_tasks where user_id = profiles.user_id and answer <> ''
  ) t
  where t.key in (select jsonb_array_elements_text(${sql.placeholder("taskIds")}::text::jsonb))
), '[]'::json)`.mapWith((value: unknown) => new Map(stored.parse(value)));
