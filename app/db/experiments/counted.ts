import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Result } from "~/domain/experiments/experiment";

const counted = z.object({ hits: z.number(), asked: z.number() });

// Columns with their table: without it they would be those of the moves, of everybody.

/** States of a contact that was spoken to, in the order of the way. */
const WAY = sql`array['approached', 'talking', 'offer', 'order']`;

/**
 * What the Kundenweg counts for an experiment, from its start until its decision: contacts that first came within one
 * state of what it asks in that time, and how many of them came as far. Of no contact a word. Null where it counts nothing.
 */
export const countedColumn = sql`case when experiments.counts is null or experiments.started_at is null then null else (
  select jsonb_build_object(
    'asked', count(*),
    'hits', count(*) filter (where furthest >= array_position(${WAY}, experiments.counts))
  ) from (
    select max(array_position(${WAY}, m.state)) as furthest from contact_moves m
    where m.user_id = experiments.user_id
      and array_position(${WAY}, m.state) >= array_position(${WAY}, experiments.counts) - 1
      and (experiments.decided_at is null or m.moved_at <= experiments.decided_at)
    group by m.contact_id having min(m.moved_at) >= experiments.started_at
  ) c
) end`.mapWith((value: unknown): Result | null => counted.nullable().parse(value));
