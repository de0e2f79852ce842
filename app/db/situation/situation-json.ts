import { sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { isTold, type ToldSituation } from "~/domain/situation/merge";
import { BENEFITS, CUSTOMERS, EMPLOYMENTS, INSURANCES, type Situation } from "~/domain/situation/situation";

/** An answer that is offered no longer counts as left open. */
const answers = z.object({
  employment: z.enum(EMPLOYMENTS).nullable().catch(null),
  insurance: z.enum(INSURANCES).nullable().catch(null),
  benefits: z.array(z.enum(BENEFITS)).catch([]),
  customers: z.enum(CUSTOMERS).nullable().catch(null),
  hours: z.number().nullable(),
  startsOn: z.string().nullable(),
});
const times = z.object({
  toldAt: z.record(z.string(), z.coerce.date()),
  forgottenAt: z.coerce.date().nullable(),
});

/** Reads a row of situations, be it one of the table or one as JSON. */
export const toTold = (row: unknown): ToldSituation => ({ situation: answers.parse(row), ...times.parse(row) });

/** SQL for a learner's row as JSON that `situationOf` reads. */
export const situationJson = (userId: unknown): SQL => sql`(
  select json_build_object(
    'employment', t.employment, 'insurance', t.insurance, 'benefits', t.benefits, 'customers', t.customers,
    'hours', t.hours, 'startsOn', t.starts_on, 'toldAt', t.told_at, 'forgottenAt', t.forgotten_at
  ) from situations t where t.user_id = ${userId}
)`;

/** Null when the learner has told nothing. */
export const situationOf = (row: unknown): Situation | null => (row == null ? null : situationIn(toTold(row)));

export const situationIn = (told: ToldSituation | null): Situation | null =>
  told && isTold(told) ? told.situation : null;
