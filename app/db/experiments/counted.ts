import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Result } from "~/domain/experiments/experiment";

const counted = z.object({ hits: z.number(), asked: z.number() });

// Columns with their table: without it they would be those of the moves, of everybody.

/** States of a contact that was spoken to, in the order of the way. */
const WAY = sql`array['approached', 'talking', 'offer', 'order']`;

/**
 * Column of an experiment's count, from its start until its first decision, or until this moment: contacts that
 * first came within one state of what it asks in that time, and how many of them came as far. A contact counts as far as it
 * stands, as one may be moved by mistake; one that has declined, rests or is gone, as far as it had come. Of no contact a
 * word. Null where it counts nothing. The trigger of experiments asks the same.
 */
export const countedColumn = (until: Date | null) =>
  sql`case when experiments.counts is null or experiments.started_at is null then null else (
  select jsonb_build_object(
    'asked', count(*),
    'hits', count(*) filter (where furthest >= array_position(${WAY}, experiments.counts))
  ) from (
    select max(array_position(${WAY}, m.state)) as furthest from contact_moves m
    join contacts k on k.user_id = m.user_id and k.id = m.contact_id
    where m.user_id = experiments.user_id
      and array_position(${WAY}, m.state) >= array_position(${WAY}, experiments.counts) - 1
      and (k.deleted_at is not null or k.state in ('declined', 'resting')
        or array_position(${WAY}, m.state) <= array_position(${WAY}, k.state))
      and m.moved_at <= coalesce(experiments.counted_until, ${until?.toISOString() ?? null}::timestamptz, 'infinity')
    group by m.contact_id having min(m.moved_at) >= experiments.started_at
  ) c
) end`.mapWith((value: unknown): Result | null => counted.nullable().parse(value));
