import * as z from "zod";

export const weekPlanRow = z.object({
  ...{ path: z.string(), goal: z.string(), startDay: z.string(), count: z.number(), hours: z.number() },
  ...{ off: z.array(z.number()), whole: z.string().nullable(), sentences: z.record(z.string(), z.string()) },
});

/** The plan of the weeks of the account `u`, with its own sentences and the model's about all of it. */
export const READ_WEEK_PLAN = `(select json_build_object('path', career_path, 'goal', goal, 'startDay', start_day::text,
  'count', evenings_per_week, 'hours', hours_per_evening, 'off', days_off, 'whole', words -> 'plan' ->> 'text',
  'sentences', (select coalesce(json_object_agg(key, value ->> 'text') filter (where value ->> 'by' = 'person'), '{}')
    from jsonb_each(words -> 'weeks'))) from action_plans where user_id = u.user_id)`;
