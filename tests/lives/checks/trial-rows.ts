import * as z from "zod";

export const trialRow = z.object({
  ...{ id: z.string(), threshold: z.number().nullable(), hits: z.number().nullable(), asked: z.number().nullable() },
  ...{ decision: z.string().nullable(), sentence: z.string() },
});

/** The experiments of the account `u`. */
export const READ_TRIALS = `(select coalesce(json_agg(r), '[]'::json) from (select experiment_id as id, threshold, hits, asked,
  decision, sentence from experiments where user_id = u.user_id) r)`;
